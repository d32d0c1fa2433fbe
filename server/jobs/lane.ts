// The workers of one lane, and its rest after failures in a row: a mail server that is down is not asked a hundred
// times a minute, and the mails keep their tries for when it is back.

export type LaneSettings = {
  /** Jobs done at once. */
  readonly workers: number
  /** So many failures in a row end in a rest. Left out: the lane never rests. */
  readonly restsAfter?: number
}

export type Lane = {
  /** Workers that may take a job now. After a rest it is one, until a job succeeds. */
  free(): number
  begin(): void
  end(succeeded: boolean): void
}

export const restMs = 30_000

/** `elapsed` counts milliseconds from anywhere. */
export function createLane({ workers, restsAfter = Infinity }: LaneSettings, elapsed: () => number): Lane {
  let busy = 0
  let failures = 0
  let restsUntil = 0

  function free(): number {
    if (failures < restsAfter) return workers - busy
    return elapsed() >= restsUntil && busy === 0 ? 1 : 0
  }

  return {
    free,
    begin: () => void (busy += 1),
    end(succeeded) {
      busy -= 1
      failures = succeeded ? 0 : failures + 1
      if (failures >= restsAfter) restsUntil = elapsed() + restMs
    },
  }
}
