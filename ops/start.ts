// `npm start`: starts the shop and prints its addresses.
import { StartProblem } from '#postgres/start-embedded.ts'
import { sampleShop } from '#sample/sample-shop.ts'
import { ConfigProblem, environment, readConfig, type Config } from '#server/config.ts'
import { endOnFatalFaults } from '#server/fatal-faults.ts'
import { isMailPageEnabled } from '#server/mail/mail-page.ts'
import { startShop, type RunningServer } from '#server/start.ts'

function describeMailDelivery(config: Config): string {
  if (config.SMTP_URL) return 'Mails and sign-in codes are sent by SMTP_URL.'
  const folder = `Mails and sign-in codes: ${config.MAIL_DIR}`
  return isMailPageEnabled(config) ? `${folder}, or ${config.PUBLIC_ORIGIN}/_mail` : folder
}

async function start(): Promise<RunningServer> {
  const config = readConfig(environment())
  const began = performance.now()
  const started = await startShop({
    config,
    development: process.argv.includes('--dev'),
    say: console.log,
    sample: sampleShop,
  })
  const seconds = (performance.now() - began) / 1000
  console.log(
    [
      '',
      `  Posy is open at ${started.config.PUBLIC_ORIGIN}   (${seconds.toFixed(1)} s)`,
      '',
      `  ${describeMailDelivery(started.config)}`,
      "  The merchant's commands:  npm run ops",
      '  Stop with Ctrl+C.',
      '',
    ].join('\n'),
  )
  return started
}

try {
  const started = await start()
  endOnFatalFaults({ log: started.log, stop: () => started.stop(0) })
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      started.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
} catch (error) {
  if (!(error instanceof StartProblem || error instanceof ConfigProblem)) throw error
  console.error(error.message)
  process.exit(1)
}
