<?php
/** Prints the suite's REST routes as JSON: php bin/lib/reference.php SITE. bin/lib/reference.mjs makes docs/reference/rest.md from it. */

$_SERVER['HTTP_HOST']      = '127.0.0.1:9';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI']    = '/';
$_SERVER['REMOTE_ADDR']    = '127.0.0.1';
require $argv[1] . '/core/wp-load.php';

/** The description of the callback's method. */
$about = static function ( mixed $callback ): string {
	$method = is_array( $callback ) ? new ReflectionMethod( $callback[0], $callback[1] ) : new ReflectionFunction( $callback );
	$lines  = array_map( static fn ( string $line ): string => trim( $line, " \t*/" ), explode( "\n", (string) $method->getDocComment() ) );
	$text   = trim( implode( ' ', array_filter( $lines, static fn ( string $line ): bool => '' !== $line && '@' !== $line[0] ) ) );
	if ( '' === $text ) {
		fwrite( STDERR, $method->class . '::' . $method->name . " has no sentence in its docblock that says what the route does.\n" );
		exit( 1 );
	}
	return $text;
};

/** Sets the current user for a permission check; null means a visitor. */
$become = static function ( ?string $role ): void {
	$user = new WP_User();
	if ( $role ) {
		$user->ID      = 1;
		$user->allcaps = array_merge( (array) get_role( $role )?->capabilities, [ $role => true ] );
	}
	$GLOBALS['current_user'] = $user;
};

$forms = get_posts( [ 'post_type' => 'wpcf7_contact_form', 'numberposts' => 1, 'fields' => 'ids' ] );
// A slider of another author, to check what a role may do with others' sliders; it is a draft.
$slider = (int) wp_insert_post( [ 'post_type' => 'frontage_slider', 'post_status' => 'draft', 'post_title' => 'x', 'post_author' => 2 ] );
register_shutdown_function( static fn (): mixed => wp_delete_post( $slider, true ) );
$who   = static function ( mixed $check, string $route, array $methods ) use ( $become, $forms, $slider ): string {
	$may = [];
	foreach ( [ null, 'subscriber', 'contributor', 'author', 'editor', 'administrator' ] as $role ) {
		$become( $role );
		$request = new WP_REST_Request( $methods[0], $route );
		if ( str_contains( $route, '(?P<id>' ) ) {
			$request['id'] = str_contains( $route, '/sliders/' ) ? $slider : $forms[0] ?? 1;
		}
		if ( true === $check( $request ) ) {
			$may[] = $role ?? 'everyone';
		}
	}
	return 'everyone' === ( $may[0] ?? '' ) ? 'everyone' : ( implode( ', ', $may ) ?: 'nobody' );
};

$limits = static function ( array $schema ): string {
	$parts = [];
	foreach ( [ 'minimum' => 'from %s', 'maximum' => 'to %s', 'maxLength' => 'at most %s characters', 'maxItems' => 'at most %s', 'default' => 'default %s' ] as $key => $words ) {
		if ( isset( $schema[ $key ] ) && is_scalar( $schema[ $key ] ) ) {
			$parts[] = sprintf( $words, $schema[ $key ] );
		}
	}
	if ( isset( $schema['enum'] ) ) {
		$parts[] = implode( ' · ', array_map( static fn ( string $value ): string => "`$value`", $schema['enum'] ) );
	}
	return implode( ', ', $parts );
};

$all    = rest_get_server()->get_routes();
$routes = [];
foreach ( $all as $route => $handlers ) {
	if ( ! str_starts_with( $route, '/frontage/v1/' ) ) {
		continue;
	}
	$endpoints = [];
	foreach ( $handlers as $handler ) {
		$methods    = array_keys( array_filter( $handler['methods'] ) );
		$parameters = [];
		foreach ( $handler['args'] as $name => $schema ) {
			$parameters[] = [
				'name'     => $name,
				'type'     => implode( ' or ', (array) ( $schema['type'] ?? 'any' ) ),
				'required' => ! empty( $schema['required'] ),
				'limits'   => $limits( $schema ),
				'says'     => $schema['description'] ?? '',
			];
		}
		$endpoints[] = [
			'methods'    => $methods,
			'about'      => $about( $handler['callback'] ),
			'who'        => $who( $handler['permission_callback'], $route, $methods ),
			'parameters' => $parameters,
		];
	}
	$end      = substr( $route, strlen( '/frontage/v1' ) );
	$routes[] = [
		'route'     => (string) preg_replace( '/\(\?P<(\w+)>[^)]*\)/', '{$1}', $route ),
		'also'      => isset( $all[ '/contact-form-7/v1' . $end ] ) ? [ 'contact-form-7/v1' ] : [],
		'endpoints' => $endpoints,
	];
}
usort( $routes, static fn ( array $a, array $b ): int => strcmp( $a['route'], $b['route'] ) );
echo wp_json_encode( $routes );
