// How the storefront sees the endpoint: names, inputs and outputs of all operations, as types.
import type { Input, OperationName, Output } from './operations.ts'

export type { Input, OperationName, Output }

/** A loader's way to read: the same endpoint, in process. Resolves with the data or throws the refusal. */
export type Read = <Name extends OperationName>(name: Name, input: Input<Name>) => Promise<Output<Name>>
