<?php
/** A web server whose owner closed the private folder, as Site Health says: a router for PHP's own. */

declare( strict_types=1 );

if ( str_contains( $_SERVER['REQUEST_URI'], '/frontage-private/' ) ) {
	http_response_code( 403 );
	return true;
}
return false;
