"""One made-up sample for each type of private data that the rules find.

A type that only deeper readings find has none. Where a value looks like a real key, it is put together here, so
that nobody's scanner of source code takes it for one.
"""

SAMPLES = {
    "API_KEY": "my key is gh" + "p_16C7e42F292c6912E7710c838347Ae178B4a",
    "CONNECTION_STRING": "postgres://admin:Zx81qPw9@db.example.org:5432/main",
    "CREDIT_CARD": "my card is 4111 1111 1111 1111",
    "CVC": "the cvc is 739",
    "PASSWORD": "my password is Zx81qPw9kL",
    "PIN_OTP": "my pin is 4821",
    "PRIVATE_KEY": "-----BEGIN PRIVATE" + " KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n-----END PRIVATE KEY-----",
    "RECOVERY_CODES": "my recovery codes: 8f3k-2m9x 4h7d-9q2w 6z1p-5t8r",
    "RECOVERY_PHRASE": "legal winner thank year wave sausage worth useful legal winner thank yellow",
    "ADDRESS": "I live at 221 Baker Street, Springfield, IL 62704",
    "BANK_ACCOUNT": "my account number is 40817810099910004312",
    "CAR_PLATE": "номер машины А123ВС77",
    "CN_CREDIT_CODE": "统一社会信用代码 91350100M000100Y43",
    "CN_ID": "身份证号 11010519491231002X",
    "CRYPTO_ADDRESS": "send it to 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
    "DATE_OF_BIRTH": "I was born on 12 March 1984",
    "DRIVER_LICENSE": "my driver's license is D1234567",
    "EMAIL": "write to anna@example.org",
    "GPS": "the house is at 55.7558, 37.6173",
    "HEALTH_ID": "my medical record number is MRN 4839201",
    "IBAN": "my IBAN is DE89 3704 0044 0532 0130 00",
    "IP_ADDRESS": "the server is 203.0.113.42",
    "MAC_ADDRESS": "the card is 00:1A:2B:3C:4D:5E",
    "PASSPORT": "паспорт 45 08 123456",
    "PHONE": "call me at +1 415 555 2671",
    "RU_INN": "мой ИНН 500100732259",
    "RU_OGRN": "ОГРН 1027700132195",
    "RU_OMS": "полис ОМС 1234567890123452",
    "RU_SNILS": "СНИЛС 112-233-445 95",
    "UK_NHS": "my NHS number is 943 476 5919",
    "UK_NINO": "my national insurance number is AB123456C",
    "US_ITIN": "my ITIN is 912-70-1234",
    "US_SSN": "my SSN is 536-90-4399",
    "VIN": "VIN 1HGCM82633A004352",
}
