<?php
/**
 * Fills a test site with content that block themes rarely encounter: php tests/support/theme-content.php SITE_FOLDER. Prints
 * the pages' URLs and the IDs of logos and menus as JSON.
 */

declare( strict_types = 1 );

if ( 'cli' !== PHP_SAPI || ! isset( $argv[1] ) ) {
	exit( 1 );
}
$_SERVER['HTTP_HOST'] = '127.0.0.1';
require "$argv[1]/core/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/taxonomy.php';
wp_set_current_user( 1 ); // With the capability unfiltered_html.

/** Creates an attachment with a single color, without smaller sizes. */
function frontage_image( string $name, int $width, int $height, string $color ): int {
	$image = imagecreatetruecolor( $width, $height );
	imagefill( $image, 0, 0, (int) hexdec( $color ) );
	ob_start();
	imagepng( $image );
	$file = wp_upload_bits( "$name.png", null, (string) ob_get_clean() );
	$id   = wp_insert_attachment( [ 'post_title' => $name, 'post_mime_type' => 'image/png' ], $file['file'] );
	wp_update_attachment_metadata( $id, [ 'width' => $width, 'height' => $height, 'file' => _wp_relative_upload_path( $file['file'] ) ] );
	update_post_meta( $id, '_wp_attachment_image_alt', "The $name one" );
	return $id;
}

/** @param array<string, mixed> $more */
function frontage_post( string $title, string $content, array $more = [] ): int {
	static $minute = 0; // Each is newer than the previous one, and than the demo's content.
	return wp_insert_post( wp_slash( $more + [ 'post_date' => sprintf( '2026-03-01 10:%02d:00', ++$minute ), 'post_title' => $title, 'post_content' => $content, 'post_status' => 'publish', 'post_author' => 1 ] ) );
}

/** @param array<string, mixed> $more Nested like the tree. */
function frontage_links( array $more ): string {
	$html = '';
	foreach ( $more as $label => $below ) {
		$name  = is_array( $below ) ? 'navigation-submenu' : 'navigation-link';
		$label = is_array( $below ) ? (string) $label : (string) $below;
		$html .= sprintf( '<!-- wp:%s %s %s', $name, wp_json_encode( [ 'label' => $label, 'url' => '/' . sanitize_title( $label ) . '/', 'kind' => 'custom' ] ), is_array( $below ) ? '-->' . frontage_links( $below ) . "<!-- /wp:$name -->" : '/-->' );
	}
	return $html;
}

$frontage_images = [];
foreach ( [ 'wide' => [ 900, 600, '7a9e92' ], 'small' => [ 300, 300, '9e8a7a' ], 'tall' => [ 80, 300, '7a829e' ], 'flat' => [ 600, 80, '9e7a96' ] ] as $frontage_name => [ $frontage_width, $frontage_height, $frontage_color ] ) {
	$frontage_images[ $frontage_name ] = frontage_image( $frontage_name, $frontage_width, $frontage_height, $frontage_color );
}
$frontage_items = [ 'Startseite', 'Unternehmensgeschichte', 'Dachsanierung', 'Wärmedämmung', 'Denkmalschutz', 'Energieberatung', 'Ansprechpartner', 'Stellenangebote', 'Veranstaltungen', 'Pressemitteilungen', 'Datenschutzerklärung', 'Barrierefreiheit', 'Impressum' ];
$frontage_below = [ 'Versicherungsgutachten', 'Bestandsaufnahme' => [ 'Schwingungsuntersuchung', 'Tragwerksvermessung', 'Holzfeuchteprotokoll' => [ 'Jahresübersicht' ] ], 'Bauüberwachung' ];
$frontage_ids   = [
	'menu'  => frontage_post( 'Vierzehn', frontage_links( [ ...$frontage_items, 'Leistungen' => $frontage_below ] ), [ 'post_type' => 'wp_navigation', 'post_date' => current_time( 'mysql' ) ] ),
	'three' => frontage_post( 'Drei', frontage_links( [ 'Startseite', 'Kontakt', 'Leistungen' => $frontage_below ] ), [ 'post_type' => 'wp_navigation', 'post_date' => current_time( 'mysql' ) ] ),
	'reused' => frontage_post( 'Reused', '<!-- wp:paragraph --><p>A pattern that the site keeps.</p><!-- /wp:paragraph -->', [ 'post_type' => 'wp_block' ] ),
] + $frontage_images;
$frontage_text  = static function ( string $file ) use ( $frontage_ids, $frontage_images ): string {
	$words = [ '{home}' => home_url() ];
	foreach ( $frontage_ids as $name => $id ) {
		$words[ "{{$name}}" ] = (string) $id;
	}
	foreach ( $frontage_images as $name => $id ) {
		$words[ "{{$name}_url}" ] = wp_make_link_relative( (string) wp_get_attachment_url( $id ) );
	}
	return strtr( (string) file_get_contents( dirname( __DIR__ ) . "/fixtures/theme/$file" ), $words );
};

$frontage_categories = array_map( static fn ( int $number ): int => wp_create_category( "Fagområde for eldre trekonstruksjoner $number" ), range( 1, 60 ) );
$frontage_lines      = 'A few words below it.';
$frontage_pages      = [
	'classic'    => frontage_post( 'Written before blocks', $frontage_text( 'classic.html' ) ),
	'paged'      => frontage_post( 'In three parts', $frontage_text( 'paged.html' ) ),
	'blocks'     => frontage_post( 'Every block of core', $frontage_text( 'core-blocks.html' ), [ 'post_type' => 'page' ] ),
	'grounds'    => frontage_post( 'On grounds of their own', $frontage_text( 'grounds.html' ), [ 'post_type' => 'page' ] ),
	'longTitle'  => frontage_post( 'What eighty-five letters in a title do to the list in which they stand, and to a card', $frontage_lines ),
	'longWord'   => frontage_post( 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsgebäude', str_repeat( 'unendlich', 20 ), [ 'meta_input' => [ '_thumbnail_id' => $frontage_images['wide'] ] ] ),
	'categories' => frontage_post( 'In sixty categories', $frontage_lines, [ 'post_category' => [ (int) get_option( 'default_category' ), ...$frontage_categories ] ] ),
	'protected'  => frontage_post( 'Behind a password', $frontage_lines, [ 'post_password' => 'key' ] ),
	'sticky'     => frontage_post( 'Stays at the top', $frontage_lines, [ 'meta_input' => [ '_thumbnail_id' => $frontage_images['small'] ], 'tags_input' => [ 'slate', 'timber' ] ] ),
	'comments'   => frontage_post( 'Much discussed', $frontage_lines, [ 'comment_status' => 'open' ] ),
];
stick_post( $frontage_pages['sticky'] );
foreach ( [ 'aside', 'gallery', 'link', 'image', 'quote', 'status', 'video', 'audio', 'chat' ] as $frontage_format ) {
	$frontage_pages[ $frontage_format ] = frontage_post( "A post of the format $frontage_format", 'quote' === $frontage_format ? '<blockquote>Said by somebody.</blockquote>' : $frontage_lines );
	set_post_format( $frontage_pages[ $frontage_format ], $frontage_format );
}
$frontage_pages['untitled'] = frontage_post( '', 'Nobody gave this one a title.' );
update_option( 'thread_comments', 1 );
update_option( 'thread_comments_depth', 10 );
$frontage_parent = 0;
foreach ( range( 1, 10 ) as $frontage_depth ) {
	$frontage_parent = (int) wp_insert_comment(
		[
			'comment_post_ID'  => $frontage_pages['comments'],
			'comment_parent'   => $frontage_parent,
			'comment_author'   => 10 === $frontage_depth ? 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' : "Writer $frontage_depth",
			'comment_content'  => "Level $frontage_depth. " . ( $frontage_depth % 3 ? 'A sentence or two about what the one above says.' : '<pre>function list_of_all_the_rafters( $north_side, $south_side, $ridge_beam, $wall_plate ) { return array_merge( $north_side ); }</pre>' ),
			'comment_approved'   => 1,
			'comment_date'     => sprintf( '2020-01-%02d 10:00:00', $frontage_depth ),
		]
	);
}
echo wp_json_encode( [ 'ids' => $frontage_ids, 'posts' => $frontage_pages, 'pages' => array_map( static fn ( int $id ): string => wp_make_link_relative( (string) get_permalink( $id ) ), $frontage_pages ) ] ), PHP_EOL;
