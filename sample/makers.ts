// Makers of the sample products. EU product safety law (2023/988) requires name, postal and electronic address of the
// maker. Products made outside the Union also need those of a responsible person in it. All makers are invented.
// The code of the country stands for its name in the reader's language.
import type { Locale } from '#domain/markets/locale.ts'
import { formatCountry } from '#messages/format.ts'

const posyEurope = 'Posy Europe B.V., Oudegracht 418, 3511 PH Utrecht, {NL}, safety@posy.example'

export const makers = {
  'kiln-and-clay': {
    name: 'Kiln & Clay Lda., Rua do Barro 27, 2500-214 Caldas da Rainha, {PT}, hello@kilnandclay.example',
  },
  veldbloem: {
    name: 'Veldbloem Kwekerij B.V., Legmeerdijk 188, 1432 KC Aalsmeer, {NL}, tuin@veldbloem.example',
  },
  'maison-amande': {
    name: 'Maison Amande SARL, 14 rue des Tanneurs, 37000 Tours, {FR}, bonjour@maisonamande.example',
  },
  'chocolaterie-nord': {
    name: 'Chocolaterie Nord N.V., Kolenmarkt 9, 9000 Gent, {BE}, atelier@chocolaterienord.example',
  },
  waldhaus: {
    name: 'Waldhaus Holzkunst GmbH, Talstraße 31, 09548 Seiffen, {DE}, werkstatt@waldhaus.example',
  },
  lumi: { name: 'Lumi Kynttilä Oy, Hämeentie 62, 00500 Helsinki, {FI}, hei@lumi.example' },
  linnea: { name: 'Linnea Textil AB, Kungsgatan 44, 503 30 Borås, {SE}, hej@linnea.example' },
  'paper-orchard': {
    name: 'Paper Orchard Ltd, 5 Canal Yard, Bristol BS1 6WE, {GB}, post@paperorchard.example',
    responsible: posyEurope,
  },
  'atelier-lune': {
    name: 'Atelier Lune S.r.l., Via delle Officine 12, 52100 Arezzo, {IT}, ciao@atelierlune.example',
  },
  'soft-acre': { name: 'Soft Acre Toys s.r.o., Lipová 8, 460 01 Liberec, {CZ}, ahoj@softacre.example' },
  'nishi-steel': {
    name: 'Nishi Steelware Co., 3-12-4 Higashi, Tsubame, Niigata 959-1200, {JP}, contact@nishisteel.example',
    responsible: posyEurope,
  },
  'provence-bains': {
    name: 'Provence & Bains SAS, 8 chemin des Lavandes, 04100 Manosque, {FR}, contact@provencebains.example',
  },
  'tea-meadow': { name: 'Tea Meadow ApS, Refshalevej 157, 1432 København, {DK}, te@teameadow.example' },
  glashof: {
    name: 'Glashof Lauscha GmbH, Köppleinstraße 12, 98724 Lauscha, {DE}, werkstatt@glashof.example',
  },
  posy: { name: posyEurope },
} as const satisfies Record<string, { name: string; responsible?: string }>

export type MakerKey = keyof typeof makers

/** With the name of the country. */
export function contactText(locale: Locale, contact: string): string {
  return contact.replace(/\{(\w+)\}/, (_, country: string) => formatCountry(locale, country))
}
