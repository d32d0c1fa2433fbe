// Types of the endpoints for browser code: name, input and output of every operation.
import type { AdminInput, AdminOperationName, AdminOutput } from './admin/operations.ts'
import type { Input, OperationName, Output } from './operations.ts'

export type { AdminInput, AdminOperationName, AdminOutput, Input, OperationName, Output }

/** Calls an operation in process, for page loaders. Resolves with the data; throws the refusal. */
export type Read = <Name extends OperationName>(name: Name, input: Input<Name>) => Promise<Output<Name>>
