#!/usr/bin/env bash
# Runs one site on two web servers, "a" and "b", behind a balancer: bin/lib/servers/run.sh FOLDER PORT PORT-OF-A PORT-OF-B. The servers are
# php-fpm and nginx with the files of deploy/, each with its own WordPress, uploads, temporary folder and opcache; they share MariaDB,
# Redis, object storage and a mail server. Prints "ready", then answers each line of its input with "ok":
#   start a [SECONDS]   starts a server, with its clock ahead by so many seconds
#   stop a              ends a server once its requests are answered
#   reload a            reloads its php-fpm, as each deployment does
#   database stop|start
#   redis stop|start|flush
# OBJECT_CACHE_FILE: the object cache drop-in of both servers, instead of tests/servers/object-cache.php.
# All of it ends with its input.
. "$(dirname "${BASH_SOURCE[0]}")/../setup.sh"
. bin/lib/mariadb.sh
. bin/lib/site.sh
need_php; need_core; need_build; need_mariadb; need_servers

FOLDER=$1 PORT=$2
declare -A PORTS=( [a]=$3 [b]=$4 ) FPM=() NGINX=()
SITE=$FOLDER
socket() { printf '/tmp/frontage-servers-%s-%s.sock' "$$" "$1"; }
stop_all() {
	local pid
	for pid in "${FPM[@]}" "${NGINX[@]}" ${BALANCER:-} ${STORAGE_PID:-}; do kill -TERM "$pid" 2>/dev/null || true; done
	stop_site
	[ -z "${MARIADB_DATA:-}" ] || stop_mariadb
	stop_redis
	rm -f "$(socket a)" "$(socket b)"
	wait
}
trap stop_all EXIT
trap 'exit 1' INT TERM HUP

# Usage: wait_for WHAT COMMAND…: until it works.
wait_for() {
	local what=$1 i; shift
	for i in $(seq 600); do "$@" >/dev/null 2>&1 && return; sleep 0.1; done
	fail "$what did not start; its log is in $FOLDER."
}
answers() { curl -fs -m 10 -o /dev/null "http://127.0.0.1:$1/wp-includes/images/blank.gif"; }

# Usage: write_nginx FOLDER < SERVERS: the file around what is given.
write_nginx() {
	local to=$1 etc=/etc/nginx kind
	[ -d "$etc" ] || etc=$CACHE/deb/etc/nginx
	mkdir -p "$to/nginx"
	{
		[ "$(id -u)" != 0 ] || echo 'user root;'
		echo "daemon off; worker_processes 1; pid $to/nginx/pid; error_log $to/nginx/error.log; events {} http { include $etc/mime.types; access_log off;"
		for kind in client_body proxy fastcgi uwsgi scgi; do echo "${kind}_temp_path $to/nginx/$kind;"; done
		sed "s#include fastcgi_params#include $etc/fastcgi_params#"
		echo '}'
	} > "$to/nginx.conf"
}

make_server() {
	local name=$1 dir=$FOLDER/$1 plugin
	mkdir -p "$dir/tmp"
	cp -al "$WP_CORE_DIR" "$dir/core" 2>/dev/null || { rm -rf "$dir/core"; cp -r "$WP_CORE_DIR" "$dir/core"; }
	rm -f "$dir/core/wp-config.php"
	cp bin/lib/servers/wp-config.php "$dir/core/wp-config.php"
	cp "${OBJECT_CACHE_FILE:-tests/servers/object-cache.php}" "$dir/core/wp-content/object-cache.php"
	mkdir -p "$dir/core/wp-content"/{plugins,themes,mu-plugins,uploads}
	for plugin in plugins/*/; do ln -sfn "$ROOT/${plugin%/}" "$dir/core/wp-content/plugins/$(basename "$plugin")"; done
	ln -sfn "$ROOT/themes/frontage" "$dir/core/wp-content/themes/frontage"
	ln -s "$ROOT/demo/frontage-demo.php" "$ROOT/bin/lib/servers/must-use.php" "$dir/core/wp-content/mu-plugins/"
	cat > "$dir/fpm.conf" <<-END
		[global]
		error_log = $dir/fpm.log
		daemonize = no
		include = $ROOT/deploy/php-fpm.conf
		[www]
		$( [ "$(id -u)" != 0 ] || echo 'user = root' )
		listen = $(socket "$name")
		pm = static
		pm.max_children = 4
		clear_env = no
	END
	# One server of the example, with the addresses of this run and the name of the site instead of its own.
	sed -e "s#server web1:9000.*#server unix:$(socket "$name");#; /server web2:9000/d; s#listen 80;#listen 127.0.0.1:${PORTS[$name]}; add_header X-Server $name always;#" \
		-e "s#root /var/www/html#root $dir/core#; s#fastcgi_params;#fastcgi_params; fastcgi_param HTTP_HOST localhost:$PORT;#" deploy/nginx.conf | write_nginx "$dir"
}

start_server() {
	local name=$1 ahead=${2:-} dir=$FOLDER/$1 fpm root=() clock=()
	fpm=$(fpm_command)
	[ "$(id -u)" != 0 ] || root=( -R )
	[ -z "$ahead" ] || clock=( "LD_PRELOAD=$(faketime_library)" "FAKETIME=+$ahead" DONT_FAKE_MONOTONIC=1 FAKETIME_DONT_FAKE_MONOTONIC=1 )
	rm -f "$(socket "$name")"
	env "${clock[@]}" TMPDIR="$dir/tmp" "$fpm" -F "${root[@]}" -y "$dir/fpm.conf" -d memory_limit=256M -d sys_temp_dir="$dir/tmp" -d upload_tmp_dir="$dir/tmp" \
		-d upload_max_filesize=20M -d post_max_size=24M -d opcache.revalidate_freq=0 -d log_errors=1 -d display_errors=0 -d error_log="$dir/debug.log" >"$dir/fpm.out" 2>&1 <&- &
	FPM[$name]=$!
	wait_for "php-fpm of $name" test -S "$(socket "$name")"
	PATH="$PATH:/usr/sbin" nginx -c "$dir/nginx.conf" -p "$dir" -e "$dir/nginx/error.log" >"$dir/nginx.out" 2>&1 <&- &
	NGINX[$name]=$!
	wait_for "nginx of $name" answers "${PORTS[$name]}"
}

stop_server() {
	kill -QUIT "${NGINX[$1]}" "${FPM[$1]}" 2>/dev/null || true
	wait "${NGINX[$1]}" "${FPM[$1]}" 2>/dev/null || true
	unset "NGINX[$1]" "FPM[$1]"
}

# Ends when php-fpm has read its configuration again; until then it finishes requests.
reload_server() {
	local before; before=$(grep -c 'ready to handle connections' "$FOLDER/$1/fpm.log" || true)
	kill -USR2 "${FPM[$1]}"
	is_reloaded() { [ "$(grep -c 'ready to handle connections' "$FOLDER/$1/fpm.log")" -gt "$before" ]; }
	wait_for "php-fpm of $1" is_reloaded "$1"
}

# With the options of deploy/compose.yml, on a socket. What it holds ends with it.
start_redis() {
	redis-server --port 0 --unixsocket "$FRONTAGE_REDIS_SOCKET" --dir "$FOLDER" --save '' --maxmemory 256mb --maxmemory-policy allkeys-lru >>"$FOLDER/redis.log" 2>&1 <&- & REDIS=$!
	wait_for Redis ask_redis 'ping()'
}
ask_redis() { php -r '$redis = new Redis(); $redis->connect( getenv( "FRONTAGE_REDIS_SOCKET" ) ); exit( $redis->'"$1"' ? 0 : 1 );'; }
stop_redis() {
	[ -n "${REDIS:-}" ] || return 0
	kill "$REDIS" 2>/dev/null || true
	wait "$REDIS" 2>/dev/null || true
	rm -f "$FRONTAGE_REDIS_SOCKET"
	REDIS=
}

rm -rf "$FOLDER"; mkdir -p "$FOLDER"/{mail,storage,balancer}
start_mariadb
export FRONTAGE_REDIS_SOCKET=/tmp/frontage-redis-$$.sock
start_redis
mkfifo "$FOLDER/storage.in"
node tests/support/object-storage.mjs "$FOLDER/storage" <> "$FOLDER/storage.in" >"$FOLDER/storage.port" 2>"$FOLDER/storage.log" & STORAGE_PID=$!
start_mail 0
wait_for 'the object storage' test -s "$FOLDER/storage.port"
export FRONTAGE_STORAGE_PORT FRONTAGE_HOME=http://localhost:$PORT FRONTAGE_HOST=localhost:$PORT
FRONTAGE_STORAGE_PORT=$(cat "$FOLDER/storage.port")
make_server a; make_server b
FRONTAGE_PLUGINS=$(node bin/lib/plugins.mjs "$FOLDER/a/core/wp-content/plugins" 2>/dev/null) php bin/lib/install.php "$FOLDER/a" >&2
start_server a; start_server b
sed "s/@PORT@/$PORT/; s/@PORT_A@/${PORTS[a]}/; s/@PORT_B@/${PORTS[b]}/" bin/lib/servers/balancer.conf | write_nginx "$FOLDER/balancer"
PATH="$PATH:/usr/sbin" nginx -c "$FOLDER/balancer/nginx.conf" -p "$FOLDER/balancer" -e "$FOLDER/balancer/nginx/error.log" >"$FOLDER/balancer.out" 2>&1 <&- & BALANCER=$!
wait_for 'the balancer' answers "$PORT"
env | grep -E '^(DB_|FRONTAGE_|PHP_INI_SCAN_DIR|LD_LIBRARY_PATH|PATH)' > "$FOLDER/environment"
for name in a b; do echo "${FPM[$name]}" > "$FOLDER/$name/fpm.pid"; done
echo ready

while read -r command name more; do
	case $command in
		start) start_server "$name" "$more" ;;
		stop) stop_server "$name" ;;
		reload) reload_server "$name" ;;
		database) if [ "$name" = stop ]; then pause_mariadb; else serve_mariadb; fi ;;
		redis)
			case $name in
				stop) stop_redis ;;
				start) start_redis ;;
				flush) ask_redis 'flushDB()' ;;
			esac ;;
		*) fail "$command is no command" ;;
	esac
	echo ok
done
