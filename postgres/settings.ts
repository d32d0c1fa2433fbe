// How the built-in PostgreSQL is set. Given at every start, so that an old data folder gets today's settings.
// fsync and synchronous_commit keep their safe defaults.
import { totalmem } from 'node:os'

const mebibyte = 1024 * 1024

export function settings(): string[] {
  const values = {
    listen_addresses: '',
    // Relative to the cluster, in which the server stands: no path is too long for the socket.
    unix_socket_directories: '.',
    unix_socket_permissions: '0700',
    port: 5432,
    cluster_name: 'posy',
    shared_buffers: `${Math.max(16, Math.min(128, Math.floor(totalmem() / mebibyte / 4)))}MB`,
    // Containers often have a /dev/shm of 64 MB.
    dynamic_shared_memory_type: 'mmap',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Failed statements are the shop's to report; their text may hold a customer's data.
    log_min_messages: 'log',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
