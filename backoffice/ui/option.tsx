// An entry of a select: `keys.map((key) => option(key, nameOf(key)))`.
import type { ReactNode } from 'react'

export function option(value: string | number, label: ReactNode) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}
