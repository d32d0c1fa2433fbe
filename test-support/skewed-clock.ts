// Preloaded into a process (`node --import`). Its `Date` is ahead by CLOCK_SKEW_MS. CLOCK_JUMP_AFTER_MS milliseconds
// after the start, CLOCK_JUMP_MS are added.
const setting = (name: string): number => Number(process.env[name] ?? 0)
const skewMs = setting('CLOCK_SKEW_MS')
const jump = { byMs: setting('CLOCK_JUMP_MS'), afterMs: setting('CLOCK_JUMP_AFTER_MS') }
const RealDate = Date

function now(): number {
  return RealDate.now() + skewMs + (performance.now() > jump.afterMs ? jump.byMs : 0)
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: [], newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as object,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
})
