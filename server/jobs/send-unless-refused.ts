// Sends a mail, or skips it if its address does not exist. It may be a mistyped one, or that of a former customer.
import { AddressRefused, type Mail, type Mailer } from '../mail/mailer.ts'
import { skipped, type JobResult } from './run-jobs.ts'

export async function sendUnlessRefused(mailer: Mailer, mail: Mail): JobResult {
  try {
    await mailer.send(mail)
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error
    return skipped
  }
}
