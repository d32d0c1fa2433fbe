// The shop's log: one JSON line per event on standard error, without anything that opens an account or an order.
import { pino, type Logger } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

const secrets = [
  'session',
  'cookie',
  'authorization',
  'password',
  'code',
  'secret',
  'email',
  'token',
  'phone',
]

export function createLog(level: Config['LOG_LEVEL']): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      errorKey: 'fault',
      serializers: { fault: pino.stdSerializers.err },
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
    },
    pino.destination({ dest: 2, sync: true }),
  )
}
