// The registry of the shop's operations.
import type { InputOf, OutputOf } from './operation.ts'
import { registryOf, type OperationsIn } from './registry.ts'
import * as operations from './shop-operations.ts'

type Operations = OperationsIn<typeof operations>
export type OperationName = keyof Operations
export type Input<Name extends OperationName> = InputOf<Operations[Name]>
export type Output<Name extends OperationName> = OutputOf<Operations[Name]>

export const registry = registryOf(operations)
