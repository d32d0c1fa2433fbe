// The postal codes of each state, in countries where the first characters determine it. Sources: Canada Post (addressing
// guidelines: first letter), Australia Post (postcode ranges), SEPOMEX (first two digits), Korea Post (districts of 2015),
// Correos (first two digits, in the order of the provinces), USPS (three-digit prefixes, L002).
import type { Country } from '../markets/country.ts'

/** State → beginnings of its codes, as alternatives of a regular expression. */
const areas: { readonly [Code in Country]?: Readonly<Record<string, string>> } = {
  CA: {
    NL: 'A',
    NS: 'B',
    PE: 'C',
    NB: 'E',
    QC: 'G|H|J|K1A',
    ON: 'K|L|M|N|P',
    MB: 'R',
    SK: 'S',
    AB: 'T',
    BC: 'V',
    NT: 'X0[EG]|X1A',
    NU: 'X0[ABC]',
    YT: 'Y',
  },
  // Border towns use the codes of the neighbour.
  AU: {
    ACT: '02|2[69]',
    NSW: '1|2|3[56]|4[38]',
    NT: '0[89]|4825|6[78]|872',
    QLD: '4|9|2406',
    SA: '5|087|3',
    TAS: '7',
    VIC: '3|8|2',
    WA: '6|0872',
  },
  MX: {
    CMX: '0|1[0-6]',
    AGU: '20',
    BCN: '2[12]',
    BCS: '23',
    CAM: '24',
    COA: '2[567]',
    COL: '28',
    CHP: '29|30',
    CHH: '3[123]',
    DUR: '3[45]',
    GUA: '3[678]',
    GRO: '39|4[01]',
    HID: '4[23]',
    JAL: '4[4-9]',
    MEX: '5[0-7]',
    MIC: '5[89]|6[01]',
    MOR: '62',
    NAY: '63',
    NLE: '6[4-7]',
    OAX: '6[89]|7[01]',
    PUE: '7[2-5]',
    QUE: '76',
    ROO: '77',
    SLP: '7[89]',
    SIN: '8[0-2]',
    SON: '8[345]',
    TAB: '86',
    TAM: '8[789]',
    TLA: '90',
    VER: '9[1-6]',
    YUC: '97',
    ZAC: '9[89]',
  },
  KR: {
    '11': '0',
    '41': '1|20',
    '28': '2[1-3]',
    '42': '2[4-6]',
    '43': '2[7-9]',
    '50': '30',
    '44': '3[1-3]',
    '30': '3[45]',
    '47': '3[6-9]|40',
    '27': '4[1-3]',
    '31': '4[45]',
    '26': '4[6-9]',
    '48': '5[0-3]',
    '45': '5[4-6]',
    '46': '5[7-9]',
    '29': '6[12]',
    '49': '63',
  },
}

type PostalAddress = { readonly country: Country; readonly state: string; readonly zip: string }

/** False if the code is certainly one of another state. Expects a normalised address with a valid code and state. */
export function isZipOfState({ country, state, zip }: PostalAddress): boolean {
  const beginnings = areas[country]?.[state]
  return beginnings === undefined || new RegExp(`^(${beginnings})`).test(zip)
}
