// Makers of the sample products. EU product safety law (2023/988) requires name, postal and electronic address of the
// maker. Products made outside the Union also need those of a responsible person in it. All makers are invented.
const posyEurope = 'Posy Europe B.V., Oudegracht 418, 3511 PH Utrecht, Netherlands, safety@posy.example'

export const makers = {
  'kiln-and-clay': {
    name: 'Kiln & Clay Lda., Rua do Barro 27, 2500-214 Caldas da Rainha, Portugal, hello@kilnandclay.example',
  },
  veldbloem: {
    name: 'Veldbloem Kwekerij B.V., Legmeerdijk 188, 1432 KC Aalsmeer, Netherlands, tuin@veldbloem.example',
  },
  'maison-amande': {
    name: 'Maison Amande SARL, 14 rue des Tanneurs, 37000 Tours, France, bonjour@maisonamande.example',
  },
  'chocolaterie-nord': {
    name: 'Chocolaterie Nord N.V., Kolenmarkt 9, 9000 Gent, Belgium, atelier@chocolaterienord.example',
  },
  waldhaus: {
    name: 'Waldhaus Holzkunst GmbH, Talstraße 31, 09548 Seiffen, Germany, werkstatt@waldhaus.example',
  },
  lumi: { name: 'Lumi Kynttilä Oy, Hämeentie 62, 00500 Helsinki, Finland, hei@lumi.example' },
  linnea: { name: 'Linnea Textil AB, Kungsgatan 44, 503 30 Borås, Sweden, hej@linnea.example' },
  'paper-orchard': {
    name: 'Paper Orchard Ltd, 5 Canal Yard, Bristol BS1 6WE, United Kingdom, post@paperorchard.example',
    responsible: posyEurope,
  },
  'atelier-lune': {
    name: 'Atelier Lune S.r.l., Via delle Officine 12, 52100 Arezzo, Italy, ciao@atelierlune.example',
  },
  'soft-acre': { name: 'Soft Acre Toys s.r.o., Lipová 8, 460 01 Liberec, Czechia, ahoj@softacre.example' },
  'nishi-steel': {
    name: 'Nishi Steelware Co., 3-12-4 Higashi, Tsubame, Niigata 959-1200, Japan, contact@nishisteel.example',
    responsible: posyEurope,
  },
  'provence-bains': {
    name: 'Provence & Bains SAS, 8 chemin des Lavandes, 04100 Manosque, France, contact@provencebains.example',
  },
  'tea-meadow': { name: 'Tea Meadow ApS, Refshalevej 157, 1432 København, Denmark, te@teameadow.example' },
  glashof: {
    name: 'Glashof Lauscha GmbH, Köppleinstraße 12, 98724 Lauscha, Germany, werkstatt@glashof.example',
  },
  posy: { name: posyEurope },
} as const satisfies Record<string, { name: string; responsible?: string }>

export type MakerKey = keyof typeof makers
