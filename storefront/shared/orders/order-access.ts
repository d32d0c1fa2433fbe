// Access tokens of the orders placed in this browser. Without a token, e-mail and number open only a masked
// view.
import { persisted } from '../../platform/storage/persisted.ts'

type Access = Readonly<Record<string, string>>

const mostKept = 20

const kept = persisted<Access>('order-access', 1, {}, (value) => {
  const isTable =
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((each) => typeof each === 'string')
  return isTable ? (value as Access) : undefined
})

export function rememberOrderAccess(number: string, access: string): void {
  const { [number]: _, ...others } = kept.read()
  kept.write({ ...Object.fromEntries(Object.entries(others).slice(1 - mostKept)), [number]: access })
}

export function forgetOrderAccess(number: string): void {
  const { [number]: _, ...others } = kept.read()
  kept.write(others)
}

export function orderAccess(number: string): string | undefined {
  const all = kept.read()
  return Object.hasOwn(all, number) ? all[number] : undefined
}
