<?php
/**
 * Plugin Name: Frontage Demo
 * Description: What the demo site shows, and where its mail goes. A must-use plugin of bin/start and wp-env; never shipped.
 */

namespace Frontage\Demo;

use Frontage\Forms\Starters\StarterForms;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Kit\Database\OptionLock;

defined( 'ABSPATH' ) || exit;

/** Raise it when the content below changes: a site that has an older one is told to start afresh, never overwritten. */
const CONTENT = '12';

add_action(
	'phpmailer_init',
	static function ( \PHPMailer\PHPMailer\PHPMailer $mailer ): void {
		if ( defined( 'FRONTAGE_MAIL_PORT' ) && FRONTAGE_MAIL_PORT ) {
			$mailer->isSMTP();
			$mailer->Host        = '127.0.0.1';
			$mailer->Port        = (int) FRONTAGE_MAIL_PORT;
			$mailer->SMTPAuth    = false;
			$mailer->SMTPAutoTLS = false;
		}
	}
);

// By itself WordPress sends from `wordpress@localhost`, and takes no address whose host has no dot.
add_filter( 'wp_mail_from', static fn ( string $from ): string => str_ends_with( $from, '@localhost' ) ? "$from.test" : $from );

// What a firm's page does not need to name: an interface for clients of XML-RPC, a second address of its own, a feed of
// comments, and what other sites would embed it by.
remove_action( 'wp_head', 'rsd_link' );
remove_action( 'wp_head', 'wp_oembed_add_discovery_links' );
add_filter( 'feed_links_show_comments_feed', '__return_false' );
remove_action( 'wp_head', 'wp_shortlink_wp_head' );

// The journeys send more from one address than a visitor may, and faster; PHPUnit holds the real figures.
if ( getenv( 'FRONTAGE_WITHOUT_LIMITS' ) ) {
	add_filter( 'frontage_forms_fastest', '__return_zero' );
	add_filter( 'frontage_forms_subscription_limit', static fn (): int => PHP_INT_MAX );
	add_filter( 'frontage_accounts_fastest', '__return_zero' );
	add_filter( 'frontage_accounts_limit', static fn (): int => PHP_INT_MAX - 1 );
	add_filter(
		'frontage_forms_rate_limit',
		static fn (): array => [
			'form'    => 0,
			'address' => 0,
		]
	);
}

add_action(
	'wp_loaded',
	static function (): void {
		if ( class_exists( FormRepository::class ) && ! defined( 'FRONTAGE_EMPTY' ) && is_first( 'frontage_demo_content', CONTENT ) ) {
			seed();
		}
	}
);

/**
 * Whether this request is the one that makes what the option stands for, of all that come first. add_option() does not tell:
 * on SQLite it succeeds for each request that has read the option before the first one wrote it. The lock is kept.
 */
function is_first( string $option, string $value ): bool {
	return false === get_option( $option ) && OptionLock::acquire( "{$option}_lock", 365 * DAY_IN_SECONDS ) && add_option( $option, $value );
}

/** Makes the pages, the menu and the forms of the demo. */
function seed(): void {
	update_option( 'blogname', 'Halden & Rowe' );
	update_option( 'blogdescription', 'Structural engineers, Bergen' );
	update_option( 'users_can_register', 1 ); // For the clients' page.
	wp_delete_post( 1, true );
	wp_delete_post( 2, true );

	$contact = starter_form( 'contact', __( 'Contact' ) );
	$quote   = starter_form( 'quote', __( 'Request a quote' ) );

	update_option( 'frontage_demo_form', $contact );

	require_once __DIR__ . '/content/firm.php';
	Firm\make(
		[
			'contact' => $contact,
			'quote'   => $quote,
		]
	);

	// A firm's pages lead; how the site is made hangs in the footer.
	$made = [ ...sliders(), page( 'Style page', 'style-page', '' ), page( 'Behaviors', 'behaviors', '' ) ];
	page( 'How it is made', 'how-it-is-made', showcases( $made ) );

	BehaviorsPage\switch_on();

	// Last, so that pretty addresses answer only once everything is there.
	global $wp_rewrite;
	$wp_rewrite->set_permalink_structure( '/%postname%/' );
	$wp_rewrite->flush_rules( false );
}

/**
 * A picture of the demo in the media library, once and as it is: it needs no sizes of its own there.
 *
 * @param string $name Of a scene or a drawing, which are 1280 wide, `truss`, the drawing of the home page, or `mark`, the sign of the firm.
 */
function picture( string $name, string $alt = '' ): int {
	static $made = [];
	if ( isset( $made[ $name ] ) ) {
		return $made[ $name ];
	}
	$source = __DIR__ . "/images/scenes/$name-1280.avif";
	$scene  = is_file( $source );
	$source = $scene ? $source : __DIR__ . "/images/$name.svg";
	$mime   = $scene ? 'image/avif' : 'image/svg+xml';
	$file   = wp_upload_dir()['path'] . '/' . basename( $source );
	if ( ! copy( $source, $file ) ) {
		return 0;
	}
	[ $width, $height ] = match ( true ) {
		$scene            => [ 1280, 720 ],
		'mark' === $name  => [ 64, 64 ],
		'truss' === $name => [ 680, 520 ],
		default           => [ 1280, 880 ],
	};
	$id = wp_insert_attachment( [ 'post_mime_type' => $mime, 'post_title' => $name, 'post_status' => 'inherit' ], $file );
	$metadata = [ 'file' => _wp_relative_upload_path( $file ), 'width' => $width, 'height' => $height, 'sizes' => [] ];
	$metadata = apply_filters( 'wp_generate_attachment_metadata', $metadata, $id, 'create' );
	wp_update_attachment_metadata( $id, is_array( $metadata ) ? $metadata : [] );
	update_post_meta( $id, '_wp_attachment_image_alt', $alt );
	$made[ $name ] = $id;
	return $id;
}

/**
 * Makes the page of sliders, and the one that opens as a dialog from the library.
 *
 * @return list<int> The page.
 */
function sliders(): array {
	if ( ! class_exists( \Frontage\Slider\Model\Document\BlockConverter::class ) ) {
		return [];
	}
	require_once __DIR__ . '/content/sliders.php';
	$block = static function ( array $slider ): string {
		$block = \Frontage\Slider\Model\Document\BlockConverter::to_blocks( $slider );

		$block['attrs']['align'] = isset( $slider['options']['sliderLayout'] ) ? 'full' : 'wide';
		return serialize_block( $block );
	};
	wp_insert_post(
		[
			'post_type'    => 'frontage_slider',
			'post_status'  => 'publish',
			'post_author'  => 1,
			'post_title'   => 'Gallery',
			'post_name'    => 'gallery',
			'post_content' => wp_slash( $block( Sliders\gallery() ) ),
		]
	);
	$content = '';
	foreach ( Sliders\all() as [ $heading, $sentence, $slider ] ) {
		if ( $heading ) {
			$content .= heading( $heading, $sentence );
		}
		$content .= $block( $slider );
	}
	$content .= ROOM;
	return [ page( 'Sliders', 'sliders', $content ), ...templates() ];
}

/**
 * Makes the page of all templates: each as an editor would insert it, with its name and what it is good for.
 *
 * @return list<int> The page.
 */
function templates(): array {
	$content = '';
	foreach ( \WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
		if ( in_array( 'frontage-sliders', (array) ( $pattern['categories'] ?? [] ), true ) ) {
			$content .= heading( (string) $pattern['title'], (string) ( $pattern['description'] ?? '' ) ) . $pattern['content'];
		}
	}
	return [ page( 'Slider templates', 'slider-templates', '<!-- wp:heading {"level":1,"align":"wide"} --><h1 class="wp-block-heading alignwide">Slider templates</h1><!-- /wp:heading -->' . $content . ROOM ) ];
}

/** What stands over a slider. */
function heading( string $heading, string $sentence ): string {
	return '<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"},"blockGap":"0.5rem"}},"layout":{"type":"default"}} --><div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--60)">'
		. '<!-- wp:heading --><h2 class="wp-block-heading">' . esc_html( $heading ) . '</h2><!-- /wp:heading -->'
		. '<!-- wp:paragraph {"textColor":"muted"} --><p class="has-muted-color has-text-color">' . esc_html( $sentence ) . '</p><!-- /wp:paragraph --></div><!-- /wp:group -->';
}

/** Below the last slider of a page. */
const ROOM = '<!-- wp:spacer {"height":"var:preset|spacing|60"} --><div style="height:var(--wp--preset--spacing--60)" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

/**
 * The page that lists the showcases.
 *
 * @param list<int> $pages
 */
function showcases( array $pages ): string {
	$about = [
		'sliders'    => 'Layers, video, carousels, scroll stories, and popups on one page.',
		'slider-templates' => 'Every slider template, as inserted in the editor.',
		'style-page' => 'Every block of the suite with an example.',
		'behaviors' => 'Every animation and behavior, to try one by one.',
	];
	$items = '';
	foreach ( $pages as $page ) {
		$items .= sprintf(
			'<!-- wp:list-item --><li><strong><a href="%s">%s</a></strong><br>%s</li><!-- /wp:list-item -->',
			esc_url( wp_make_link_relative( (string) get_permalink( $page ) ) ),
			esc_html( get_the_title( $page ) ),
			esc_html( $about[ (string) get_post_field( 'post_name', $page ) ] ?? '' )
		);
	}
	return str_replace( '{items}', $items, content( 'how-it-is-made' ) );
}

/** The firm's header or footer, stored as the site editor would store it. */
function part( string $area, string $content ): void {
	$id = wp_insert_post(
		[
			'post_type'    => 'wp_template_part',
			'post_status'  => 'publish',
			'post_author'  => 1,
			'post_title'   => ucfirst( $area ),
			'post_name'    => $area,
			'post_content' => wp_slash( $content ),
		]
	);
	wp_set_post_terms( $id, get_stylesheet(), 'wp_theme' );
	wp_set_post_terms( $id, $area, 'wp_template_part_area' );
}

/** Gives the first seven digits of the hash of a form made from a starter. */
function starter_form( string $name, string $title ): string {
	$form = ( new FormRepository() )->save( array_column( StarterForms::list_starters(), 'form', 'name' )[ $name ]->with( [ 'title' => $title ] ) );
	return is_wp_error( $form ) ? '' : substr( $form->hash, 0, 7 );
}

/** The words of a page, with this site's form, pictures (`{id:wall}`, `{url:wall}`) and folder of images in their blanks. */
function content( string $name, string $form = '' ): string {
	$blanks = [
		'{form}'   => $form,
		'{images}' => wp_make_link_relative( content_url( 'mu-plugins/images' ) ),
	];
	return preg_replace_callback(
		'/\{(id|url):([a-z]+)\}/',
		static fn ( array $blank ): string => 'id' === $blank[1] ? (string) picture( $blank[2] ) : wp_make_link_relative( (string) wp_get_attachment_url( picture( $blank[2] ) ) ),
		strtr( (string) file_get_contents( __DIR__ . "/content/$name.html" ), $blanks )
	) ?? '';
}

/** @param string $template Most bring their own heading. */
function page( string $title, string $slug, string $content, string $excerpt = '', string $template = 'page-wide' ): int {
	return (int) wp_insert_post(
		[
			'post_type'     => 'page',
			'post_status'   => 'publish',
			'post_author'   => 1,
			'post_title'    => $title,
			'post_name'     => $slug,
			'post_excerpt'  => $excerpt,
			'post_content'  => wp_slash( $content ),
			'page_template' => $template,
		]
	);
}
