// Preloaded into a process (`node --import`): it ends half a second after its parent at the latest, also after `kill -9`.
// A test file also ends with END_WITH, the process of the command: the runner between them outlives the command.
const parent = process.ppid
const { END_WITH: command } = process.env

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

setInterval(() => {
  if (process.ppid !== parent || (command && !isRunning(Number(command)))) process.exit(1)
}, 500).unref()
