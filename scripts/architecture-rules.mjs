// Lint rules of the architecture: allowed imports, no clock or randomness in domain rules, no markup in strings.
// Plain JavaScript because the linter loads it itself.
import path from 'node:path'

/** A module imports only from modules to its left. Folders not named here may import anything. */
export const modules = [
  'domain',
  'messages',
  'postgres',
  'data',
  'catalog',
  'services',
  'contract',
  'api',
  'web',
  'storefront',
  'backoffice',
  'server',
  'sample',
  'ops',
]
const tooling = ['e2e', 'bench', 'scripts']
/** Modules whose code runs in the browser. */
const browserModules = ['web', 'storefront', 'backoffice']
const closedToBrowser = ['postgres', 'data', 'catalog', 'services']
/** Layers inside modules, with the same rule. Files beside these folders may import all layers. */
const layersOf = {
  web: ['styles', 'platform', 'ui'],
  storefront: ['shared', 'features', 'shell'],
}

const root = path.resolve(import.meta.dirname, '..')

function segmentsOf(file) {
  return path.relative(root, file).split(path.sep)
}

/** Path segments of the imported file; undefined for a package or a Node module. */
function targetOf(specifier, file) {
  if (specifier.startsWith('#')) return specifier.slice(1).split('/')
  if (specifier.startsWith('.')) return segmentsOf(path.resolve(path.dirname(file), specifier))
  return undefined
}

/** Error message when `file` may not import `specifier`; undefined when the import is allowed. */
export function importFault(file, specifier, typesOnly) {
  const source = segmentsOf(file)
  const target = targetOf(specifier, file)
  const [from] = source
  if (!modules.includes(from)) return undefined
  const isTest = /\.(test|types-test)\.tsx?$/.test(file)
  if (target?.[0] === 'test-support') {
    const isSupport = /(^|\/)(open-test-|testing)[^/]*$/.test(file)
    return isTest || isSupport ? undefined : 'only tests import test-support'
  }
  if (target === undefined) {
    if (from !== 'domain' || isTest) return undefined
    return `domain imports no package: '${specifier}' belongs in another module`
  }
  const [to] = target
  if (to === from) {
    if (specifier.startsWith('#')) return `inside ${from}, write the relative path instead of '${specifier}'`
    return isTest ? undefined : layerFault(source, target)
  }
  if (specifier.startsWith('.'))
    return `'${specifier}' leaves ${from}: write '#module/file.ts' across modules`
  if (tooling.includes(to))
    return `${from} is part of the shop and ${to} is not: move what both need into a module`
  if (modules.indexOf(to) > modules.indexOf(from))
    return `${from} is left of ${to}: import from the left only`
  if (!browserModules.includes(from)) return undefined
  if (closedToBrowser.includes(to)) return `${from} runs in the browser: import nothing from ${to}`
  if (to === 'api' && !typesOnly) return `${from} imports only types from api: write 'import type'`
  if (from === 'backoffice' && to === 'storefront')
    return 'backoffice imports nothing from storefront: move what both need into web'
  return undefined
}

/** Commands that open, migrate or examine the database itself, and the runner that names the actor. */
const databaseCommands = ['ops/main.ts', 'ops/run-command.ts', 'ops/shop/doctor.ts', 'ops/shop/migrate.ts']
const reads = /^(load|list|find|count|read)[A-Z]/

/** Error message when a command imports more than reads from `data`: writes belong in a use case. */
export function commandImportFault(file, specifier, node) {
  const source = segmentsOf(file).join('/')
  if (!source.startsWith('ops/') || !specifier.startsWith('#data/')) return undefined
  const isTest = /\.test\.ts$|\/testing[^/]*$/.test(source)
  if (databaseCommands.includes(source) || isTest || isTypesOnly(node)) return undefined
  const values = (node.specifiers ?? []).filter((part) => (part.importKind ?? part.exportKind) !== 'type')
  const names = values.map((part) => part.imported?.name ?? part.local?.name ?? '*')
  if (values.length > 0 && names.every((name) => reads.test(name))) return undefined
  return `commands only read data: '${names.join(', ') || specifier}' belongs in a use case of services`
}

function layerFault([module, from, feature], [, to, otherFeature]) {
  const layers = layersOf[module] ?? []
  if (!layers.includes(from)) return undefined
  if (!layers.includes(to)) return `${module}/${from} imports ${module}/${to}: only files beside it may`
  if (from === 'features' && to === 'features' && feature !== otherFeature)
    return `features/${feature} imports features/${otherFeature}: move what both need to storefront/shared`
  if (layers.indexOf(to) > layers.indexOf(from))
    return `${module}/${from} is left of ${module}/${to}: import from the left only`
  return undefined
}

function isTypesOnly(node) {
  const kind = node.importKind ?? node.exportKind
  if (kind === 'type') return true
  const parts = node.specifiers ?? []
  return parts.length > 0 && parts.every((part) => (part.importKind ?? part.exportKind) === 'type')
}

const allowedImports = {
  create(context) {
    function check(node) {
      if (typeof node.source?.value !== 'string') return
      const { filename } = context
      const { value } = node.source
      const message =
        importFault(filename, value, isTypesOnly(node)) ?? commandImportFault(filename, value, node)
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

const clocksAndRandomness = [
  'Date.now',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
]

const noClockInRules = {
  create(context) {
    if (segmentsOf(context.filename)[0] !== 'domain' || context.filename.endsWith('.test.ts')) return {}
    function report(node, what) {
      context.report({ node, message: `${what} in domain: pass time and randomness as arguments` })
    }
    return {
      MemberExpression(node) {
        const name = `${node.object.name}.${node.property.name}`
        if (clocksAndRandomness.includes(name)) report(node, name)
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

/** The end of an element, an attribute, or a common element. Not `Name <address>`. */
const markup =
  /<!doctype|<\/[a-z]|<[a-z][\w:-]*\s[^<>]*=|<(?:b|bdi|br|div|em|h[1-6]|hr|i|li|p|pre|small|span|strong|t[dhr]|ul)>/i

const noHtmlStrings = {
  create(context) {
    const file = context.filename
    const isTest = /\.(test|types-test)\.tsx?$|\/testing[^/]*$/.test(file)
    if (isTest || !modules.includes(segmentsOf(file)[0])) return {}
    function check(node, text) {
      const message = 'markup in a string: write it with the tag html of domain/html.ts, which escapes'
      if (markup.test(text)) context.report({ node, message })
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateLiteral(node) {
        const tag = node.parent.type === 'TaggedTemplateExpression' ? node.parent.tag.name : ''
        if (tag === 'html' || tag === 'xml') return
        check(node, node.quasis.map(({ value }) => value.cooked).join('value'))
      },
    }
  },
}

/** The route tables: each route loads its own code. */
const routeTables = ['storefront/routes.ts', 'storefront/rare-screens.ts']

const onlyDeferredImports = {
  create(context) {
    const source = segmentsOf(context.filename).join('/')
    if (!/^(web|storefront)\/.*(?<!\.test)\.tsx?$/.test(source) || routeTables.includes(source)) return {}
    const isDeferred = (node) =>
      (node.type === 'CallExpression' && /^deferred(Component)?$/.test(node.callee.name)) ||
      (node.parent && isDeferred(node.parent))
    return {
      ImportExpression(node) {
        if (typeof node.source.value !== 'string' || isDeferred(node)) return
        context.report({
          node,
          message: 'an import that loads later: write it in deferred() with its trigger',
        })
      },
    }
  },
}

/** Numbers of refusals in contract/refusals.ts. 0, 3 and 201 are no refusals by a rule. */
const isRefusalNumber = (value) =>
  Number.isInteger(value) && ((value >= 100 && value < 200) || (value >= 1000 && value < 7000))

const noRefusalNumbers = {
  create(context) {
    if (!/\.(test|e2e)\.ts$/.test(context.filename)) return {}
    const mentionsCode = (node) => /(^|[.{(, ])codes?\b(?![:.])/.test(context.sourceCode.getText(node))
    const numbersIn = (node) =>
      node?.type === 'ArrayExpression'
        ? node.elements.flatMap(numbersIn)
        : node?.type === 'Literal' && isRefusalNumber(node.value)
          ? [node]
          : []
    function check(actual, expected) {
      for (const node of mentionsCode(actual) ? numbersIn(expected) : [])
        context.report({ node, message: 'a number of a refusal: compare `refused` with its name' })
    }
    return {
      BinaryExpression({ left, right }) {
        check(left, right)
      },
      CallExpression({ callee, arguments: [actual, expected] }) {
        if (callee.object?.name === 'assert' && expected) check(actual, expected)
      },
    }
  },
}

export default {
  meta: { name: 'architecture' },
  rules: {
    'allowed-imports': allowedImports,
    'no-clock-in-rules': noClockInRules,
    'no-html-strings': noHtmlStrings,
    'no-refusal-numbers': noRefusalNumbers,
    'only-deferred-imports': onlyDeferredImports,
  },
}
