"""Everything printed on board and certificates, typed from the rulebook and the transcription of the board.

Nothing here is read from an edition: the tables say what an edition has to say, and the references calculate with them.
"""

RAILROADS = {
    "red": (5, 32, 1),
    "blue": (5, 32, 1),
    "green": (5, 32, 1),
    "yellow": (5, 32, 1),
    "black": (3, 32, 2),
    "white": (3, 32, 2),
}
"""Certificates, cubes and the phase in which a railroad is auctioned (p. 2, p. 4, p. 11)."""

CASH = {3: 48, 4: 40, 5: 32}
MINIMUM_BID = 8
HOME = "moscow"
UNSOLD_ADVANCE = 3
NATIONALIZED_ADVANCE = 3

LINK = 4
JUMP = 2
SURCHARGE = 4
EXTERNAL = 8
EXTERNAL_JUMP = 4
TWO_CERTIFICATES = 4

STOCK = [*range(8, 48, 4), *range(48, 70, 2), 70, 75]
PHASE_SHIFT = 48
INCOME_LAST = 70
BLACK_SPACES = [10, 15, 20, 26, 32, 38, 44, 51, 59, 66, 70]
NATIONALIZATION = [24, 28, 32, 36, 40, 44, *range(48, 72, 2)]
STEPS_OF_FOUR = [*range(24, 76, 4)]
DIVIDENDS_END = 8
TIMING_END = 5

CITIES = """
Abakan=53.72,91.44; Arkhangelsk=64.54,40.54; Astrakhan=46.35,48.04; Barnaul=53.35,83.78;
Belomorsk=64.52,34.77; Birobidzhan=48.79,132.92; Bratsk=56.15,101.63; Bryansk=53.24,34.37;
Chelyabinsk=55.16,61.4; Chita=52.03,113.5; Irkutsk=52.29,104.28; Kazan=55.79,49.12;
Khabarovsk=48.48,135.07; Kirov=58.6,49.66; Komsomolsk-na-Amure=50.55,137.01; Konosha=60.97,40.25;
Kotlas=61.25,46.65; Krasnoyarsk=56.01,92.87; Lesosibirsk=58.24,92.48; Moscow=55.75,37.62;
Murmansk=68.97,33.08; Nadym=65.53,72.52; Never=53.98,124.16; Nizhneangarsk=55.78,109.55;
Nizhnevartovsk=60.94,76.56; Nizhny Bestyakh=61.96,129.91; Nizhny Novgorod=56.33,44.0;
Novosibirsk=55.03,82.92; Novy Urengoy=66.08,76.68; Omsk=54.99,73.37; Orenburg=51.77,55.1;
Orsk=51.23,58.47; Oryol=52.97,36.07; Pechora=65.15,57.22; Rostov-na-Donu=47.24,39.71;
Salekhard=66.53,66.6; Samara=53.2,50.15; Saratov=51.53,46.03; Smolensk=54.78,32.05;
St. Petersburg=59.94,30.31; Surgut=61.25,73.4; Tommot=58.96,126.29; Tuapse=44.1,39.08;
Tynda=55.15,124.72; Tyumen=57.15,65.53; Ulan-Ude=51.83,107.58; Urgal=51.07,132.56;
Ust-Ilimsk=58.0,102.66; Ust-Kut=56.79,105.77; Vladivostok=43.12,131.89; Volgograd=48.71,44.51;
Vologda=59.22,39.89; Vorkuta=67.5,64.06; Voronezh=51.67,39.18; Yaroslavl=57.63,39.87;
Yekaterinburg=56.84,60.61
"""
"""Name, latitude and longitude."""

CIRCLES = """
beyond-st-petersburg-1=59.4,25.0; beyond-st-petersburg-2=57.2,25.5;
beyond-st-petersburg-3=62.0,27.5; beyond-smolensk=53.9,27.8; beyond-bryansk=51.8,30.8;
beyond-oryol=50.4,33.4; beyond-tuapse=42.9,41.0; beyond-rostov=43.2,45.3;
beyond-astrakhan=44.5,47.6; beyond-orsk=49.6,60.2; beyond-barnaul=50.4,80.2;
beyond-chita=49.3,117.6; beyond-vladivostok=41.3,130.6
"""

LINKS = """
moscow+st-petersburg=3; moscow+smolensk=2; bryansk+moscow=2; moscow+oryol=2; moscow+voronezh=2;
moscow+saratov=3; moscow+samara=3; kazan+moscow=3; moscow+nizhny-novgorod=3; moscow+yaroslavl=3;
st-petersburg>beyond-st-petersburg-1=3; st-petersburg>beyond-st-petersburg-2=3;
st-petersburg>beyond-st-petersburg-3=3; smolensk>beyond-smolensk=4; bryansk>beyond-bryansk=4;
oryol>beyond-oryol=3; tuapse>beyond-tuapse=3; rostov-na-donu+tuapse>beyond-rostov=5;
astrakhan>beyond-astrakhan=4; orsk>beyond-orsk=4; barnaul>beyond-barnaul=5; chita>beyond-chita=5;
vladivostok>beyond-vladivostok=6;
konosha+kotlas=2; kotlas+pechora=2; pechora+vorkuta=3; salekhard+vorkuta=3; surgut+tyumen=2;
nizhnevartovsk+surgut=3; novy-urengoy+surgut=3; nadym+novy-urengoy=3; belomorsk+st-petersburg=3;
st-petersburg+vologda=3; bryansk+oryol=2; belomorsk+murmansk=3; arkhangelsk+belomorsk=2;
arkhangelsk+konosha=2; konosha+vologda=2; vologda+yaroslavl=2; kirov+yaroslavl=2;
kirov+nizhny-novgorod=2; oryol+voronezh=2; rostov-na-donu+voronezh=3; rostov-na-donu+volgograd=2;
volgograd+voronezh=2; astrakhan+volgograd=2; orenburg+samara=2; chelyabinsk+samara=3;
orenburg+orsk=2; astrakhan+orsk+saratov=4; chelyabinsk+orsk=2; kirov+yekaterinburg=3;
kazan+yekaterinburg=3; chelyabinsk+yekaterinburg=2; chelyabinsk+omsk+yekaterinburg=4;
tyumen+yekaterinburg=2; omsk+tyumen=2; novosibirsk+omsk=3; barnaul+omsk=3; abakan+barnaul=3;
krasnoyarsk+novosibirsk=3; krasnoyarsk+lesosibirsk=2; abakan+bratsk+irkutsk+krasnoyarsk=5;
ust-ilimsk+ust-kut=2; bratsk+ust-kut=3; nizhneangarsk+ust-kut=3; irkutsk+ulan-ude=3;
chita+ulan-ude=3; nizhny-bestyakh+tommot=4; tommot+tynda=4; nizhneangarsk+tynda=4; never+tynda=3;
tynda+urgal=4; khabarovsk+komsomolsk-na-amure=3; birobidzhan+khabarovsk=4;
khabarovsk+vladivostok=4; chita+never=3; birobidzhan+never=4; birobidzhan+urgal=3;
komsomolsk-na-amure+urgal=3
"""
"""Ends, the circle of an external link, and the income: at Moscow, external, internal."""

SHORT = {"rostov-na-donu": "rostov", "komsomolsk-na-amure": "komsomolsk"}
"""What ids of links say for two long names."""

JUNCTIONS = {
    "rostov-tuapse-external": (45.6, 40.6),
    "astrakhan-orsk-saratov": (49.6, 51.4),
    "chelyabinsk-omsk-yekaterinburg": (55.44, 65.34),
    "abakan-bratsk-irkutsk-krasnoyarsk": (55.93, 98.0),
}
"""Where links of three and four ends are drawn to meet."""


class Link:
    """A line of the map."""

    def __init__(self, text: str) -> None:
        line, income = text.split("=")
        ends, _, self.circle = line.partition(">")
        self.ends = ends.split("+")
        self.income = int(income)
        short = "-".join(SHORT.get(end, end) for end in self.ends)
        number = self.circle[-2:] if self.circle[-1:].isdigit() else ""
        self.id = f"{short}-external{number}" if self.circle else short


def places(table: str) -> list[tuple[str, float, float]]:
    """Return name, latitude and longitude of each entry of a table."""
    rows = [entry.strip().split("=") for entry in " ".join(table.split()).split(";")]
    return [(name, *map(float, position.split(","))) for name, position in rows]  # type: ignore[misc]


def city_id(name: str) -> str:
    """Return the id of a city."""
    return name.lower().replace(". ", "-").replace(" ", "-")


ALL_LINKS = [Link(entry) for entry in "".join(LINKS.split()).split(";")]
