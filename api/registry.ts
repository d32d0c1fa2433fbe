// Collects the operations among the exports of modules. Other exports, such as shared schemas, are left out.
import type { Registry } from './endpoint.ts'
import type { Operation } from './operation.ts'

/** Operations by name. */
export type OperationsIn<Exports> = {
  [
    Key in keyof Exports as Exports[Key] extends {
      readonly name: infer Name extends string
      readonly summary: string
    }
      ? Name
      : never
  ]: Exports[Key]
}

/** A Map, because an operation name must not reach properties of a prototype. Sorted by name. */
export function registryOf(exported: object): Registry {
  const operations = Object.values(exported).filter(isOperation)
  return new Map(operations.toSorted(byName).map((each) => [each.name, each]))
}

function byName(one: Operation, other: Operation): number {
  return one.name < other.name ? -1 : 1
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'summary' in value
}
