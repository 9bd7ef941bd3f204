<?php
/**
 * Plugin Name: Frontage Demo: page of behaviors
 * Description: Shows what an owner can switch on for all pages, one by one: the page has the one that its address names. A new switch is on it without a word here.
 */

namespace Frontage\Demo\BehaviorsPage;

use Frontage\Site\Behaviors\BehaviorLabels;
use Frontage\Site\Behaviors\BehaviorsScreen;

defined( 'ABSPATH' ) || exit;

const SLUG = 'behaviors';

/** What a good designer would switch on for this firm, and not all at once. Journeys switch on what they look at. */
const CHOSEN = [ 'frontage/sticky-header', 'frontage/back-to-top', 'frontage/page-transitions', 'frontage/lightbox', 'frontage/select' ];

const GROUPS = [
	'scroll'   => 'Scrolling',
	'overlays' => 'Overlays',
	'media'    => 'Images and videos',
	'pointer'  => 'Pointer and hover',
	'lists'    => 'Lists and forms',
	'pages'    => 'Page loading',
];

/** Where to look once it is on; what has something to try in its card needs no word. */
const TO_SEE = [
	'back'             => 'On a phone: open the menu, then go back.',
	'back-to-top'      => 'Scroll down. The button appears in the corner.',
	'cursor'           => 'Move the mouse over links and buttons. Phones and narrow windows don’t have it.',
	'emoji'            => 'There is nothing to see. The page loads fewer files.',
	'fixed-footer'     => 'Scroll to the end. The page slides up and reveals the footer.',
	'lazy-backgrounds' => 'There is nothing to see. Background images load just before you reach them.',
	'page-loader'      => 'Reload the page.',
	'page-transitions' => 'Follow a link in the menu, then come back.',
	'prerender'        => 'Rest the pointer on a link, then click it.',
	'sticky-header'    => 'Scroll down, then up a little.',
	'title-fade'       => 'Go to the title of this page and scroll past it slowly.',
];

/** What blocks do by themselves needs no switch: where it is seen here, with what it is. */
const OF_BLOCKS = [
	'Staggered entrance' => [ '/#what-we-do', 'On the homepage, below the numbers. With reduced motion, the cards are there at once.' ],
	'Text on hover'             => [ '/#our-work', 'Under “Our work” on the homepage, a line slides in below each title. On phones, it is always visible.' ],
	'Full-screen search'       => [ '/?s=', 'The search icon in the header. Without JavaScript, it opens the search page.' ],
	'Counters'                => [ '/about/', 'The number counts up once when you scroll to it.' ],
	'Filter without reload' => [ '/portfolio/', 'Above the portfolio. The list changes and the page stays in place.' ],
	'Custom overlays'                 => [ '/style-page/#style-frontage-overlay', 'A dialog, a drawer, or a full-screen overlay. Any button can open one.' ],
];

add_filter(
	'the_content',
	static fn ( string $content ): string => is_page( SLUG ) && in_the_loop() && class_exists( BehaviorLabels::class ) ? content() : $content,
	8 // Blocks are printed at 9.
);

// One by one: this page has what its address names, and nothing else.
add_filter(
	'option_frontage_site_behaviours',
	static fn ( mixed $stored ): mixed => did_action( 'wp' ) && is_page( SLUG ) && class_exists( BehaviorLabels::class ) && '' !== tried() ? [ tried() => [ 'on' => true, 'options' => [] ] ] : $stored
);

// A script of the firm's own, as the words of the notices speak of.
add_action(
	'wp_enqueue_scripts',
	static function (): void {
		if ( is_page( SLUG ) && class_exists( BehaviorLabels::class ) && 'frontage/notices' === tried() ) {
			wp_enqueue_script_module( 'frontage-demo-notices', wp_make_link_relative( content_url( 'mu-plugins/notices.js' ) ) );
		}
	}
);

/** Switches on for the demo what suits it. */
function switch_on(): void {
	$chosen = class_exists( BehaviorLabels::class ) && ! getenv( 'FRONTAGE_WITHOUT_LIMITS' ) ? array_intersect( CHOSEN, BehaviorLabels::names() ) : [];
	update_option( 'frontage_site_behaviours', array_fill_keys( $chosen, [ 'on' => true, 'options' => [] ] ) );
}

/** The behavior that the address names; nothing where there is none of that name. */
function tried(): string {
	$said = $_GET['with'] ?? '';
	$name = is_string( $said ) ? "frontage/$said" : '';
	return in_array( $name, BehaviorLabels::names(), true ) ? $name : '';
}

/** The page's blocks, as if somebody had put them together by hand. */
function content(): string {
	$groups = [];
	foreach ( BehaviorLabels::names() as $name ) {
		$about = BehaviorLabels::label( $name );
		if ( $about ) {
			$groups[ $about['group'] ] = ( $groups[ $about['group'] ] ?? '' ) . card( substr( $name, strlen( 'frontage/' ) ), $about );
		}
	}
	$html = '';
	foreach ( GROUPS as $group => $title ) {
		$html .= isset( $groups[ $group ] ) ? heading( $title ) . cards( $groups[ $group ] ) : '';
	}
	$own = '';
	foreach ( OF_BLOCKS as $title => [ $address, $sentence ] ) {
		$own .= sprintf( '<!-- wp:list-item --><li><strong><a href="%s">%s</a></strong><br>%s</li><!-- /wp:list-item -->', esc_url( $address ), esc_html( $title ), esc_html( $sentence ) );
	}
	return '<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained","contentSize":"var(\u002d\u002dwp\u002d\u002dstyle\u002d\u002dglobal\u002d\u002dwide-size)"}} --><div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)">'
		. '<!-- wp:group {"className":"is-style-measure","layout":{"type":"default"}} --><div class="wp-block-group is-style-measure"><!-- wp:post-title {"level":1} /-->'
		. paragraph( 'Animations and behaviors of pages. All of them are off until you turn them on under Settings → Frontage → Animations & behaviors. You can try each one on this page.', 'large' )
		. sprintf( '<!-- wp:paragraph --><p><a href="%s">Open the settings screen</a> (sign in as admin)</p><!-- /wp:paragraph -->', esc_url( BehaviorsScreen::url() ) ) . '</div><!-- /wp:group -->'
		. $html . heading( 'Built into blocks' )
		. '<!-- wp:list {"className":"is-style-ruled"} --><ul class="wp-block-list is-style-ruled">' . $own . '</ul><!-- /wp:list --></div><!-- /wp:group -->';
}

/** @param array{ title: string, words: string, recommended?: bool, options?: array<string, array{ title: string, labels?: array<string, string> }> } $about As the plugin's words say it. */
function card( string $name, array $about ): string {
	$is_tried = "frontage/$name" === tried();
	$choices  = '';
	foreach ( $about['options'] ?? [] as $option ) {
		$choices .= paragraph( $option['title'] . ': ' . implode( ' · ', $option['labels'] ?? [] ), 'small' );
	}
	$notes = array_filter( [ empty( $about['recommended'] ) ? '' : 'Recommended', in_array( "frontage/$name", CHOSEN, true ) ? 'On for the whole demo' : '' ] );
	$color = $is_tried ? 'tint' : 'surface';
	return sprintf(
		'<!-- wp:group {"style":{"spacing":{"blockGap":"0.75rem","padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}},"border":{"radius":"16px","color":"var:preset|color|line","width":"1px","style":"solid"}},"backgroundColor":"%1$s","layout":{"type":"default"}} --><div class="wp-block-group has-border-color has-%1$s-background-color has-background" id="%2$s" style="border-color:var(--wp--preset--color--line);border-style:solid;border-width:1px;border-radius:16px;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40)">',
		$color,
		esc_attr( $name )
	)
		. ( $notes ? sprintf( '<!-- wp:paragraph {"className":"is-style-eyebrow-dot"} --><p class="is-style-eyebrow-dot">%s</p><!-- /wp:paragraph -->', esc_html( implode( ' · ', $notes ) ) ) : '' )
		. sprintf( '<!-- wp:heading {"level":3,"fontSize":"large"} --><h3 class="wp-block-heading has-large-font-size">%s</h3><!-- /wp:heading -->', esc_html( $about['title'] ) )
		. paragraph( $about['words'] ) . $choices . demonstration( $name )
		. ( $is_tried && isset( TO_SEE[ $name ] ) ? sprintf( '<!-- wp:paragraph --><p>%s</p><!-- /wp:paragraph -->', esc_html( TO_SEE[ $name ] ) ) : '' )
		. sprintf(
			'<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button {"className":"is-style-fr-text"} --><div class="wp-block-button is-style-fr-text"><a class="wp-block-button__link wp-element-button" href="%s">%s<span class="screen-reader-text">: %s</span></a></div><!-- /wp:button --></div><!-- /wp:buttons -->',
			$is_tried ? '/' . SLUG . "/#$name" : '/' . SLUG . "/?with=$name#$name",
			$is_tried ? 'Turn off' : 'Try it on this page',
			esc_html( $about['title'] )
		) . '</div><!-- /wp:group -->';
}

/** What a behavior needs to be seen, where the page has none of it. */
function demonstration( string $name ): string {
	return match ( $name ) {
		'lightbox' => sprintf( '<!-- wp:image {"linkDestination":"media","aspectRatio":"16/9","scale":"cover","style":{"border":{"radius":"8px"}}} --><figure class="wp-block-image has-custom-border"><a href="%1$s"><img src="%1$s" alt="The wooden houses at the wharf in Bergen" width="1280" height="720" style="border-radius:8px;aspect-ratio:16/9;object-fit:cover"/></a></figure><!-- /wp:image -->', esc_url( wp_make_link_relative( (string) wp_get_attachment_url( wharf() ) ) ) ),
		'video'    => sprintf( '<!-- wp:paragraph --><p><a href="%s">Video of the bridge at night</a></p><!-- /wp:paragraph -->', esc_url( wp_make_link_relative( content_url( 'mu-plugins/images/scenes/night.webm' ) ) ) ),
		'notices'  => 'frontage/notices' === tried() ? '<!-- wp:html --><p><button type="button" class="wp-element-button" data-notice="Your list is saved.">Save my list</button></p><!-- /wp:html -->' : '',
		'tooltip'  => '<!-- wp:paragraph --><p><a href="/team/" data-tooltip="Meet our eleven engineers">Our team</a></p><!-- /wp:paragraph -->',
		'select'   => '<!-- wp:html --><form action="/quote/"><label>What do you need?<br><select><option>A survey</option><option>A second opinion</option><option>A new house</option></select></label></form><!-- /wp:html -->',
		default    => '',
	};
}

/** The picture of the wharf that the articles have. */
function wharf(): int {
	$post = get_page_by_path( 'what-a-sagging-floor-tells-you', OBJECT, 'post' );
	return $post ? (int) get_post_thumbnail_id( $post ) : 0;
}

function cards( string $cards ): string {
	return '<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"grid","minimumColumnWidth":"20rem"}} --><div class="wp-block-group">' . $cards . '</div><!-- /wp:group -->';
}

function heading( string $text ): string {
	return '<!-- wp:heading {"style":{"spacing":{"margin":{"top":"var:preset|spacing|60"}}},"fontSize":"x-large"} --><h2 class="wp-block-heading has-x-large-font-size" style="margin-top:var(--wp--preset--spacing--60)">' . esc_html( $text ) . '</h2><!-- /wp:heading -->';
}

function paragraph( string $text, string $size = 'medium' ): string {
	return sprintf( '<!-- wp:paragraph {"fontSize":"%1$s","textColor":"muted"} --><p class="has-muted-color has-text-color has-%1$s-font-size">%2$s</p><!-- /wp:paragraph -->', $size, esc_html( $text ) );
}
