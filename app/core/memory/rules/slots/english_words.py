"""English words that name a job, a pet, a make of car and so on, as patterns."""

# ruff: noqa: E501  # patterns and word lists read better unbroken


def _any(words: str) -> str:
    return "(?:" + "|".join(word.replace("_", " ") for word in words.split()) + ")"


JOB = _any(
    "accountant actor actress analyst archaeologist architect artist assistant astronaut attorney author baker banker barber "
    "barista bartender biologist bookkeeper builder butcher carpenter cashier chef chemist clerk coach consultant contractor "
    "cook dancer data_scientist dentist designer detective developer devops_engineer dietitian director doctor driver "
    "economist editor electrician engineer entrepreneur farmer filmmaker firefighter fisherman florist freelancer gardener "
    "geologist hairdresser historian housewife illustrator instructor investor janitor jeweler journalist judge lawyer "
    "lecturer librarian lifeguard machinist manager marine mathematician mechanic midwife miner model musician nanny nurse "
    "nutritionist optician painter paralegal paramedic pharmacist photographer physician physicist physiotherapist pilot "
    "plumber police_officer policeman postman priest principal producer professor programmer psychiatrist psychologist "
    "realtor receptionist recruiter reporter researcher roofer sailor salesman salesperson saleswoman scientist sculptor "
    "seamstress secretary singer social_worker software_engineer soldier sre stylist surgeon surveyor tailor taxi_driver "
    "teacher technician therapist tour_guide trainer translator truck_driver truck_?driver tutor vet veterinarian waiter "
    "waitress welder writer zookeeper teller receptionist trader"
)
PET = _any(
    "dog puppy cat kitten fish goldfish bird parrot hamster rabbit bunny turtle tortoise snake horse hedgehog rat "
    "guinea_pig lizard cow goat chicken ferret"
)
CAR = _any(
    "toyota honda ford bmw audi mercedes volkswagen vw volvo skoda seat renault peugeot citroen fiat opel mazda nissan "
    "subaru mitsubishi suzuki hyundai kia lexus tesla polestar porsche ferrari jaguar land_rover range_rover jeep chevrolet "
    "chevy dodge chrysler cadillac gmc buick pontiac lada uaz geely chery haval byd nio xpeng mini prius civic corvette "
    "mustang pickup_truck pickup"
)
PHONE = _any("iphone pixel galaxy samsung xiaomi redmi huawei oneplus nokia motorola honor oppo vivo")
OS = _any(
    "windows(?:_\\d+|_xp)? macos mac_os os_x linux ubuntu debian fedora arch_linux arch mint chromeos android ios freebsd "
    "nixos opensuse"
)
EDITOR = _any(
    "neovim nvim vim emacs vs_?code visual_studio_code visual_studio sublime(?:_text)? pycharm intellij webstorm nano "
    "notepad\\+\\+ zed cursor atom helix eclipse xcode goland"
)
DATABASE = _any(
    "postgres(?:ql)? mysql mariadb sqlite mongodb mongo oracle_db sql_server cassandra dynamodb tidb cockroachdb clickhouse"
)
LANGUAGE = _any(
    "english russian chinese mandarin cantonese french german spanish italian portuguese japanese korean dutch hungarian "
    "polish ukrainian turkish arabic hindi swedish norwegian danish finnish greek czech hebrew kazakh tatar vietnamese thai"
)
PROGRAMMING = _any(
    "python java javascript typescript kotlin swift go golang rust c\\+\\+ c# ruby php scala haskell perl r elixir lua julia"
)
