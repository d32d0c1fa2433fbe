// What an error of the database means.
import pg from 'pg'

/** SQLSTATE of a database error, '' for any other error. */
export function sqlState(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : ''
}

const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EREADONLY',
])
// Connection lost, server stopping or out of resources, timeout of a lock, statement or transaction, and read-only
// server. After a failover, the old address may lead to a standby.
const unavailableStates = /^(08|53|57)|^(55P03|25P03|25006)$/
const unavailableWords =
  /^(Connection terminated|Query read timeout|timeout e|Client has encountered a connection error)/

/** True if the database is unreachable or overloaded. The last statement may have been executed or not. */
export function isDatabaseUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return error instanceof pg.DatabaseError
    ? unavailableStates.test(code)
    : unavailableCodes.has(code) || unavailableWords.test(error.message)
}

/** Name of the violated constraint; '' for other errors. */
export function brokenConstraint(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.constraint ?? '') : ''
}
