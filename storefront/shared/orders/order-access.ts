// Access tokens of the orders placed in this browser. Without a token, e-mail and number open only a masked
// view.
import { persisted } from '#web/platform/storage/persisted.ts'

type Access = Readonly<Record<string, string>>

const maxOrders = 20

const storedTokens = persisted<Access>('order-access', 1, {}, (value) => {
  const isTable =
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((each) => typeof each === 'string')
  return isTable ? (value as Access) : undefined
})

export function rememberOrderAccess(number: string, access: string): void {
  const { [number]: _, ...others } = storedTokens.read()
  storedTokens.write({ ...Object.fromEntries(Object.entries(others).slice(1 - maxOrders)), [number]: access })
}

export function forgetOrderAccess(number: string): void {
  const { [number]: _, ...others } = storedTokens.read()
  storedTokens.write(others)
}

export function orderAccess(number: string): string | undefined {
  const tokens = storedTokens.read()
  return Object.hasOwn(tokens, number) ? tokens[number] : undefined
}
