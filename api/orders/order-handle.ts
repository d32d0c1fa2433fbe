// Input fields that name one order.
import { z } from 'zod'
import { textShape } from '../shapes.ts'

/** Input fields of every operation on one order. Customers open their own orders without `access`. */
export const orderHandle = { number: textShape(40), access: z.string().max(300).default('') }
