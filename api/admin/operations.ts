// The registry of the back office. Its endpoint is separate from the shop's, which knows none of these operations.
import type { InputOf, OutputOf } from '../operation.ts'
import { registryOf, type OperationsIn } from '../registry.ts'
import * as operations from './admin-operations.ts'

type Operations = OperationsIn<typeof operations>
/** All are called by POST: their replies are personal and never cached. */
export type AdminOperationName = keyof Operations
export type AdminInput<Name extends AdminOperationName> = InputOf<Operations[Name]>
export type AdminOutput<Name extends AdminOperationName> = OutputOf<Operations[Name]>

export const adminRegistry = registryOf(operations)
