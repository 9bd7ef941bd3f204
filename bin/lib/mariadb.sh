# Starts a private MariaDB for this run: socket and data below .cache, no network. Sourced after setup.sh.

# Usage: start_mariadb [utf8mb4|latin1], the default character set of tables.
start_mariadb() {
	local data=$CACHE/mariadb/data-$$ basedir='' charset=${1:-utf8mb4}
	MARIADB_DATA=$data
	MARIADB_SOCKET=/tmp/frontage-mariadb-$$.sock # Socket paths end at 107 characters, which a deep checkout would pass.
	rm -rf "$data"; mkdir -p "$data"
	local server; server=$(PATH="$PATH:/usr/sbin" command -v mariadbd || PATH="$PATH:/usr/sbin" command -v mysqld)
	case $server in "$CACHE"/*) basedir="--basedir=$CACHE/deb/usr --lc-messages-dir=$CACHE/deb/usr/share/mysql" ;; esac
	local install; install=$(command -v mariadb-install-db || command -v mysql_install_db)
	# shellcheck disable=SC2086 -- $basedir is two options or none.
	"$install" --no-defaults $basedir --datadir="$data" --auth-root-authentication-method=normal --skip-test-db --user="$(id -un)" >"$CACHE/mariadb/install.log" 2>&1 || fail "MariaDB could not be set up; see .cache/mariadb/install.log."
	# shellcheck disable=SC2206 -- As above.
	MARIADB_COMMAND=( "$server" --no-defaults $basedir --datadir="$data" --socket="$MARIADB_SOCKET" --pid-file="$data/pid" --skip-networking --user="$(id -un)" --innodb-flush-log-at-trx-commit=0 --innodb-buffer-pool-size=64M --character-set-server="$charset" )
	serve_mariadb
	php -r 'mysqli_query( mysqli_connect( "localhost", "root", "", "", 0, $argv[1] ), "CREATE DATABASE frontage_tests" );' "$MARIADB_SOCKET"
	export DB_HOST="localhost:$MARIADB_SOCKET" DB_NAME=frontage_tests DB_USER=root
}

# Starts the server of start_mariadb, also again, and waits until it answers.
serve_mariadb() {
	"${MARIADB_COMMAND[@]}" >"$CACHE/mariadb/server.log" 2>&1 &
	MARIADB_PID=$!
	local i
	for i in $(seq 1200); do
		[ -S "$MARIADB_SOCKET" ] && php -r 'mysqli_report( MYSQLI_REPORT_OFF ); exit( @mysqli_connect( "localhost", "root", "", "", 0, $argv[1] ) ? 0 : 1 );' "$MARIADB_SOCKET" && return
		kill -0 "$MARIADB_PID" 2>/dev/null || fail 'MariaDB did not start; see .cache/mariadb/server.log.'
		sleep 0.1
	done
	fail 'MariaDB does not answer; see .cache/mariadb/server.log.'
}

# Ends the server and keeps its data.
pause_mariadb() {
	kill "$MARIADB_PID" 2>/dev/null || true
	wait "$MARIADB_PID" 2>/dev/null || true
}

stop_mariadb() {
	pause_mariadb
	rm -rf "$MARIADB_DATA" "$MARIADB_SOCKET"
}
