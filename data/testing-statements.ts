// Finds every SQL statement in the sources, with the types of its values and rows, by the TypeScript compiler.
import { globSync } from 'node:fs'
import path from 'node:path'
import type { Node, SourceFile, TaggedTemplateExpression } from 'typescript/unstable/ast'
import {
  isCallExpression,
  isTaggedTemplateExpression,
  isTemplateExpression,
} from 'typescript/unstable/ast/is'
import {
  API,
  SymbolFlags,
  TypeFlags,
  type Checker,
  type Symbol,
  type Type,
  type TypeReference,
} from 'typescript/unstable/sync'

export type Field = {
  readonly type: 'string' | 'number' | 'boolean' | 'date' | 'bytes' | 'list' | 'object' | 'any'
  readonly nullable: boolean
  readonly optional: boolean
  /** Empty for the columns of `value`, `values` and `map`. */
  readonly name: string
}
export type FoundStatement = {
  readonly place: string
  readonly text: string
  /** Of the values, which become parameters. */
  readonly parameters: readonly Field['type'][]
  /** Null if the call declares no row type. */
  readonly row: readonly Field[] | null
}

const root = path.resolve(import.meta.dirname, '..')
const sources = '{data,catalog,api,server,ops}/**/*.ts'

export function shopSources(): string[] {
  return globSync(sources, { cwd: root })
    .filter((file) => !/(test|types-test|testing[\w-]*)\.ts$/.test(file))
    .map((file) => path.join(root, file))
}

/** Statements in `files` of the project with the tsconfig `config`. */
export function findStatements(
  files: readonly string[],
  config = path.join(root, 'tsconfig.json'),
): FoundStatement[] {
  const api = new API({ cwd: root })
  try {
    const snapshot = api.updateSnapshot({ openProjects: [config] })
    const { program, checker } = snapshot.getProjects()[0]!
    return files.flatMap((file) => {
      const source = program.getSourceFile(file)
      return source ? statementsOf(source, checker) : []
    })
  } finally {
    api.close()
  }
}

function statementsOf(source: SourceFile, checker: Checker): FoundStatement[] {
  const found: FoundStatement[] = []
  const visit = (node: Node): void => {
    if (isTaggedTemplateExpression(node) && node.tag.getText(source) === 'sql') {
      const line = source.text.slice(0, node.getStart(source)).split('\n').length
      found.push({
        place: `${path.relative(root, source.fileName)}:${line}`,
        text: textOf(node),
        parameters: parametersOf(node, checker),
        row: rowOf(node, checker, source),
      })
    }
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

function textOf({ template }: TaggedTemplateExpression): string {
  if (!isTemplateExpression(template)) return template.text
  return template.templateSpans.reduce(
    (text, { literal }, i) => `${text}$${i + 1}${literal.text}`,
    template.head.text,
  )
}

function parametersOf({ template }: TaggedTemplateExpression, checker: Checker): Field['type'][] {
  if (!isTemplateExpression(template)) return []
  return template.templateSpans.map(({ expression }) => {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(expression)!)!
    return kindOf(type, checker)
  })
}

/** `db.row<T>(sql…)` and `db.rows<T>(sql…)` promise rows of T; `value`, `values` and `map` promise columns without names. */
function rowOf(statement: Node, checker: Checker, source: SourceFile): readonly Field[] | null {
  const call = statement.parent
  if (!isCallExpression(call)) return null
  const form = /\.(row|value|map)s?$/.exec(call.expression.getText(source))?.[1]
  if (!form) return null
  if (form !== 'row')
    return (call.typeArguments ?? []).map((type) => ({
      ...typeOf(checker.getTypeAtLocation(type)!, checker),
      name: '',
      optional: false,
    }))
  const promised = checker.getTypeArguments(checker.getTypeAtLocation(call) as TypeReference)[0]
  const row =
    promised && checker.isArrayLikeType(promised)
      ? checker.getTypeArguments(promised as TypeReference)[0]
      : promised && checker.getNonNullableType(promised)
  const properties = row ? checker.getPropertiesOfType(row) : []
  return properties.length === 0 ? null : properties.map((property) => fieldOf(property, checker))
}

function fieldOf(property: Symbol, checker: Checker): Field {
  return {
    ...typeOf(checker.getTypeOfSymbol(property)!, checker),
    name: property.name,
    optional: (property.flags & SymbolFlags.Optional) !== 0,
  }
}

function typeOf(type: Type, checker: Checker): Pick<Field, 'type' | 'nullable'> {
  const isAny = (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) !== 0
  return {
    type: isAny ? 'any' : kindOf(checker.getNonNullableType(type)!, checker),
    nullable: isAny || checker.isTypeAssignableTo(checker.getNullType(), type),
  }
}

function kindOf(type: Type, checker: Checker): Field['type'] {
  if (checker.isTypeAssignableTo(type, checker.getStringType())) return 'string'
  if (checker.isTypeAssignableTo(type, checker.getNumberType())) return 'number'
  if (checker.isTypeAssignableTo(type, checker.getBooleanType())) return 'boolean'
  if (checker.isArrayLikeType(type)) return 'list'
  const name = checker.typeToString(type)
  return name === 'Date' ? 'date' : name.startsWith('Buffer') ? 'bytes' : 'object'
}
