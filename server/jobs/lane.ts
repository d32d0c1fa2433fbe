// The workers of one lane, and its pause after consecutive failures. An unavailable mail server is not called a hundred
// times a minute. Mails keep their attempts until it is back.

export type LaneSettings = {
  /** Concurrent jobs. */
  readonly workers: number
  /** Consecutive failures that start a pause. Default: never. */
  readonly pauseAfterFailures?: number
}

export type Lane = {
  /** Workers that may take a job now. After a pause it is one, until a job succeeds. */
  free(): number
  begin(): void
  end(succeeded: boolean): void
}

export const pauseMs = 30_000

/** `elapsed` is a monotonic clock in milliseconds. */
export function createLane(
  { workers, pauseAfterFailures = Infinity }: LaneSettings,
  elapsed: () => number,
): Lane {
  let busy = 0
  let failures = 0
  let pausedUntil = 0

  function free(): number {
    if (failures < pauseAfterFailures) return workers - busy
    return elapsed() >= pausedUntil && busy === 0 ? 1 : 0
  }

  return {
    free,
    begin: () => void (busy += 1),
    end(succeeded) {
      busy -= 1
      failures = succeeded ? 0 : failures + 1
      if (failures >= pauseAfterFailures) pausedUntil = elapsed() + pauseMs
    },
  }
}
