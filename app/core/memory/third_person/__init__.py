"""Putting a person's own words into the third person, one module per language.

Each has `third_person(clause, subject)`: the clause as a fact, and the subject that a next clause without one takes.
`subject` is that of the clause before ("" when there is none).
"""
