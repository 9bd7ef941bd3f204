<?php
/** Constants that WordPress defines at startup, for PHPStan: its stubs contain only functions and classes. */

define( 'ABSPATH', '/wordpress/' );
define( 'WP_CONTENT_DIR', ABSPATH . 'wp-content' );
define( 'DB_NAME', 'wordpress' );
define( 'ARRAY_A', 'ARRAY_A' );
define( 'OBJECT', 'OBJECT' );
define( 'KB_IN_BYTES', 1024 );
define( 'MB_IN_BYTES', 1024 * KB_IN_BYTES );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'HOUR_IN_SECONDS', 60 * MINUTE_IN_SECONDS );
define( 'DAY_IN_SECONDS', 24 * HOUR_IN_SECONDS );
define( 'WEEK_IN_SECONDS', 7 * DAY_IN_SECONDS );
define( 'SITECOOKIEPATH', '/' );
define( 'COOKIE_DOMAIN', '' );
define( 'WP_PLUGIN_DIR', '/wp-content/plugins' );
define( 'WPMU_PLUGIN_DIR', '/wp-content/mu-plugins' );
