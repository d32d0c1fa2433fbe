// The lint rules of this house: who may import whom, and that the rules of the shop read no clock.
// Plain JavaScript because the linter loads it itself.
import path from 'node:path'

/** A room may import only from rooms to its left. Folders not named here may import anything. */
export const rooms = ['domain', 'messages', 'data', 'search', 'api', 'storefront', 'server', 'ops']
const outbuildings = ['e2e', 'bench', 'scripts']
const closedToStorefront = ['data', 'search']

const root = path.resolve(import.meta.dirname, '..')

function folderOf(file) {
  return path.relative(root, file).split(path.sep)[0] ?? ''
}

/** The folder an import leads to; undefined for a package or a part of Node. */
function targetOf(specifier, file) {
  if (specifier.startsWith('#')) return specifier.slice(1).split('/')[0]
  if (specifier.startsWith('.')) return folderOf(path.resolve(path.dirname(file), specifier))
  return undefined
}

/** What is wrong with `file` importing `specifier`, or undefined. */
export function importFault(file, specifier, typesOnly) {
  const from = folderOf(file)
  if (!rooms.includes(from)) return undefined
  const to = targetOf(specifier, file)
  const isTest = /\.(test|types-test)\.tsx?$/.test(file)
  if (to === undefined) {
    if (from !== 'domain' || isTest) return undefined
    return `domain takes nothing from outside: '${specifier}' belongs in another room`
  }
  if (to === from) {
    return specifier.startsWith('#')
      ? `inside ${from}, write the relative path instead of '${specifier}'`
      : undefined
  }
  if (specifier.startsWith('.')) return `'${specifier}' leaves ${from}: write '#room/file.ts' across rooms`
  if (outbuildings.includes(to))
    return `${from} is part of the shop and ${to} is not: move what both need into a room`
  if (rooms.indexOf(to) > rooms.indexOf(from))
    return `${from} is left of ${to}: imports flow to the left only`
  if (from !== 'storefront') return undefined
  if (closedToStorefront.includes(to))
    return `the storefront runs in the browser: nothing from ${to} belongs there`
  if (to === 'api' && !typesOnly) return `the storefront takes types only from api: write 'import type'`
  return undefined
}

function isTypesOnly(node) {
  const kind = node.importKind ?? node.exportKind
  if (kind === 'type') return true
  const parts = node.specifiers ?? []
  return parts.length > 0 && parts.every((part) => (part.importKind ?? part.exportKind) === 'type')
}

const importsFlowLeft = {
  create(context) {
    function check(node) {
      if (typeof node.source?.value !== 'string') return
      const message = importFault(context.filename, node.source.value, isTypesOnly(node))
      if (message) context.report({ node: node.source, message })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType(node) {
        check({ source: node.source ?? node.argument, importKind: 'type' })
      },
    }
  },
}

const clocksAndDice = [
  'Date.now',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
]

const rulesTakeTimeAndChance = {
  create(context) {
    if (folderOf(context.filename) !== 'domain' || context.filename.endsWith('.test.ts')) return {}
    function report(node, what) {
      context.report({ node, message: `${what} in domain: time and chance come in as arguments` })
    }
    return {
      MemberExpression(node) {
        const name = `${node.object.name}.${node.property.name}`
        if (clocksAndDice.includes(name)) report(node, name)
      },
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node, 'new Date()')
      },
      CallExpression(node) {
        if (node.callee.name === 'Date') report(node, 'Date()')
      },
    }
  },
}

export default {
  meta: { name: 'house' },
  rules: {
    'imports-flow-left': importsFlowLeft,
    'rules-take-time-and-chance': rulesTakeTimeAndChance,
  },
}
