// Writes web/ui/icons.ts and icons.svg: the shop's icons, from Lucide. To add one, add its name and run
// `node scripts/icons.ts && npm run format`. Icons that end in -start and -end follow the reading direction.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Our names of icons with another name in Lucide. */
const renamed: Record<string, string> = {
  bag: 'shopping-bag',
  menu: 'menu',
  close: 'x',
  user: 'user-round',
  people: 'users-round',
  more: 'ellipsis',
  'chevron-start': 'chevron-left',
  'chevron-end': 'chevron-right',
  'arrow-start': 'arrow-left',
  'arrow-end': 'arrow-right',
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-alert',
  remove: 'trash-2',
  filter: 'sliders-horizontal',
  sort: 'arrow-up-down',
  share: 'share-2',
  returns: 'undo-2',
  coupon: 'ticket-percent',
  edit: 'pencil',
  'sign-out': 'log-out',
  help: 'circle-help',
  quality: 'shield-check',
  flower: 'flower-2',
  home: 'house',
  express: 'zap',
  external: 'external-link',
  enlarge: 'maximize-2',
  document: 'file-text',
}
const same =
  'search heart chevron-down chevron-up plus minus check info gift truck package map-pin globe star ruler ' +
  'calendar clock history mail phone lock credit-card wallet tag eye eye-off settings copy sparkles store ' +
  'sun moon egg image smartphone printer'
/** Mirrored where text runs from right to left. */
const directional = new Set([
  'chevron-start',
  'chevron-end',
  'arrow-start',
  'arrow-end',
  'external',
  'returns',
  'sign-out',
  'truck',
])

type Lucide = { icons: Record<string, { body: string }>; aliases: Record<string, { parent: string }> }
const packaged = new URL('../node_modules/@iconify-json/lucide/icons.json', import.meta.url)
const lucide = JSON.parse(readFileSync(packaged, 'utf8')) as Lucide

/** Path data of a shape. It starts at an absolute point, so it can follow another path. */
function pathOf(tag: string, attributes: Readonly<Record<string, string>>): string {
  const number = (name: string) => Number(attributes[name] ?? 0)
  if (tag === 'path') {
    return (attributes['d'] ?? '').replace(
      /^m(-?[\d.]+)[ ,]?(-?[\d.]+)[ ,]?(-?[\d.])?/,
      (_, x: string, y: string, next?: string) => `M${x} ${y}${next ? `l${next}` : ''}`,
    )
  }
  if (tag === 'circle') {
    const r = number('r')
    return `M${number('cx') - r} ${number('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
  }
  if (tag === 'rect') {
    const r = number('rx')
    const [across, down] = [number('width') - 2 * r, number('height') - 2 * r]
    const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`
    return (
      `M${number('x') + r} ${number('y')}h${across}${corner(r, r)}v${down}${corner(-r, r)}` +
      `h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}`
    )
  }
  throw new Error(`An icon with a <${tag}> cannot be written as a path yet`)
}

function drawingOf(name: string): string {
  const body = (lucide.icons[name] ?? lucide.icons[lucide.aliases[name]?.parent ?? ''])?.body
  if (body === undefined) throw new Error(`Lucide has no icon '${name}'`)
  return [...body.matchAll(/<(?!g\b|\/)(\w+) ([^>]*)>/g)]
    .map(([, tag = '', attributes = '']) =>
      pathOf(
        tag,
        Object.fromEntries(
          [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
        ),
      ),
    )
    .join('')
}

const names = [...Object.entries(renamed), ...same.split(' ').map((name) => [name, name] as const)].sort(
  ([a], [b]) => (a < b ? -1 : 1),
)
const drawings = names.map(([name, source]) => [name, drawingOf(source)] as const)
const rows = drawings.map(([name, drawing]) => `  '${name}': '${drawing}',`)
const symbols = drawings.map(
  ([name, drawing]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${drawing}"/></symbol>`,
)
const beside = (file: string) => fileURLToPath(new URL(`../web/ui/${file}`, import.meta.url))
writeFileSync(
  beside('icons.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
)
writeFileSync(
  beside('icons.ts'),
  `// Written by scripts/icons.ts from Lucide (ISC): change the names there, not here.
/** Each icon as the data of one stroked path on a grid of 24. */
export const icons = {
${rows.join('\n')}
} as const

export type IconName = keyof typeof icons

/** Icons that are mirrored where text runs from right to left. */
export const directionalIcons: ReadonlySet<IconName> = new Set<IconName>([
${names.flatMap(([name]) => (directional.has(name) ? [`  '${name}',`] : [])).join('\n')}
])
`,
)
