# Finds or downloads WordPress core of the wanted series. Sourced by setup.sh.

# Whether a folder contains WordPress of the wanted series.
core_fits() {
	[ -f "$1/wp-includes/version.php" ] || return 1
	local version; version=$(sed -n "s/^\$wp_version = '\(.*\)';/\1/p" "$1/wp-includes/version.php")
	case $version in "$SERIES" | "$SERIES".* | "$SERIES"-*) return 0 ;; esac
	printf 'frontage: %s has WordPress %s, not %s; trying the next source.\n' "$2" "$version" "$SERIES" >&2
	return 1
}

core_from_wordpress_org() {
	command -v curl >/dev/null || return 1
	local to=$1 name
	for name in latest "wordpress-$SERIES"; do
		rm -rf "$to.part" && mkdir -p "$to.part"
		curl -fsS --connect-timeout 8 -m 180 "https://wordpress.org/$name.tar.gz" 2>/dev/null | tar xzf - -C "$to.part" 2>/dev/null || continue
		if core_fits "$to.part/wordpress" "WordPress.org ($name)"; then mv "$to.part/wordpress" "$to"; rm -rf "$to.part"; return 0; fi
	done
	rm -rf "$to.part"
	return 1
}

# Debian ships WordPress; its archive is read with private apt folders, without root and without changes to the system.
core_from_debian() {
	command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || return 1
	local to=$1 apt=$CACHE/apt-core mirror suite deb
	mirror=$(grep -hsE '^URIs:' /etc/apt/sources.list.d/*.sources | awk '{print $2}' | grep -E '/debian/?$' | head -1 || true)
	[ -n "$mirror" ] || mirror=$(grep -hsE '^deb ' /etc/apt/sources.list /etc/apt/sources.list.d/*.list | grep -oE '(https?|file)://[^ ]+/debian/?' | head -1 || true)
	[ -n "$mirror" ] || return 1
	for suite in sid testing stable; do
		rm -rf "$apt" && mkdir -p "$apt"/{lists/partial,archives/partial,sources,deb,root}
		printf 'Types: deb\nURIs: %s\nSuites: %s\nComponents: main\nSigned-By: /usr/share/keyrings/debian-archive-keyring.gpg\n' "$mirror" "$suite" > "$apt/sources/debian.sources"
		local options=( -qq -o Dir::State::lists="$apt/lists" -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$apt/sources" -o Dir::Cache="$apt"
			-o Dir::State::status=/dev/null -o APT::Sandbox::User="$(id -un)" -o Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false )
		apt-get "${options[@]}" update >"$CACHE/apt-core.log" 2>&1 || continue
		# The libraries are those that Debian's WordPress package links to.
		( cd "$apt/deb" && apt-get "${options[@]}" download wordpress wordpress-theme-twentytwentyfive libphp-phpmailer php-getid3 \
			libjs-cropper libjs-jquery-ui libjs-underscore libjs-lodash ca-certificates >>"$CACHE/apt-core.log" 2>&1 ) || continue
		for deb in "$apt"/deb/*.deb; do dpkg-deb -x "$deb" "$apt/root"; done
		rm -f "$apt/root/usr/share/wordpress/wp-config.php" "$apt/root/usr/share/wordpress/.htaccess"
		core_fits "$apt/root/usr/share/wordpress" "Debian $suite" || continue
		# Absolute symlinks point outside the unpacked root: they are redirected into it.
		find "$apt/root" -type l | while read -r link; do
			local target; target=$(readlink "$link")
			case $target in /*) [ -e "$apt/root$target" ] && ln -sfn "$apt/root$target" "$link" ;; esac
		done
		cp -rL "$apt/root/usr/share/wordpress" "$to" 2>>"$CACHE/apt-core.log" || true
		rm -rf "$apt"
		[ -f "$to/wp-includes/version.php" ] && [ -f "$to/wp-includes/PHPMailer/PHPMailer.php" ] && return 0
		rm -rf "$to"
	done
	rm -rf "$apt"
	return 1
}

# Sets WP_CORE_DIR to WordPress of the series in package.json; a folder set by the environment is used unchanged.
need_core() {
	if [ -n "${WP_CORE_DIR:-}" ]; then
		[ -f "$WP_CORE_DIR/wp-includes/version.php" ] || fail "WP_CORE_DIR is $WP_CORE_DIR, but there is no WordPress in it."
		WP_CORE_DIR=$(cd "$WP_CORE_DIR" && pwd); export WP_CORE_DIR
		return
	fi
	SERIES=$(node -p "require( './package.json' ).config.wordpress")
	local to=$CACHE/wp/$SERIES
	export WP_CORE_DIR=$to
	core_fits "$to" 'the cache' && return
	rm -rf "$to"; mkdir -p "$CACHE/wp"
	say "fetching WordPress $SERIES"
	core_from_wordpress_org "$to" || core_from_debian "$to" \
		|| fail "WordPress $SERIES could not be had from WordPress.org or a Debian archive: unpack it yourself and set WP_CORE_DIR to its folder."
}
