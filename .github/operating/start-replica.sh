#!/bin/sh
# Makes the streaming replica of compose.scale.yml a copy of its primary, where it has no data yet, and starts it.
set -eu
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA"
  chown -R postgres "${PGDATA%/*}" /var/run/postgresql
  chmod 700 "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --clear-groups /bin/sh "$0" "$@"
fi
# Beside the data, and written last: a copy that was broken off is made again, one that was promoted is left alone.
copied=${PGDATA%/*}/copied
if [ ! -e "$copied" ]; then
  find "$PGDATA" -mindepth 1 -delete
  pg_basebackup --host=postgres --username=acheep --pgdata="$PGDATA" --wal-method=stream --write-recovery-conf \
    --slot=replica --create-slot --checkpoint=fast ||
    pg_basebackup --host=postgres --username=acheep --pgdata="$PGDATA" --wal-method=stream --write-recovery-conf \
      --slot=replica --checkpoint=fast
  touch "$copied"
fi
exec "$@"
