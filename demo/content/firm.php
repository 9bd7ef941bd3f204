<?php
/**
 * The firm's site: which pages, articles and works there are, and what Settings → Frontage → Business details says of it. The words stand in
 * the HTML files beside this one, as an editor would have saved them.
 */

namespace Frontage\Demo\Firm;

use Frontage\Site\Business\BusinessProfile;
use Frontage\Site\Portfolio\PortfolioPostType;
use function Frontage\Demo\{ content, page, part, picture };

defined( 'ABSPATH' ) || exit;

/** By address: title, excerpt. */
const PAGES = [
	'about'    => [ 'About', 'Eleven structural engineers in Bergen: our principles, materials, and history.' ],
	'team'     => [ 'Team', 'The engineers who design your project and answer your calls.' ],
	'services' => [ 'Services', 'Structural design, surveys, second opinions, and site visits.' ],
	'pricing'  => [ 'Pricing', 'A structural engineer on a monthly plan, or single services at a fixed price.' ],
	'quote'    => [ 'Request a quote', 'Describe your project in a few lines and get a quote within three business days.' ],
	'contact'  => [ 'Contact', 'Write, call, or stop by: Strandgaten 18, Bergen.' ],
	'members'  => [ 'For clients', 'The drawings, reports, and schedule for your project.' ],
	'cracks'   => [ 'Cracks and movement', 'What to do until an engineer arrives, on one printable page.' ],
	'privacy'  => [ 'Privacy', 'What we store about you, why, and for how long.' ],
];

/** Which are not wide without a title: one to read, and one that is there on the worst line and on paper. */
const TEMPLATES = [
	'privacy' => '',
	'cracks'  => 'page-landing',
];

/** By anchor on the page of services. */
const SERVICES = [
	'design'          => 'Structural design',
	'surveys'         => 'Surveys',
	'second-opinions' => 'Second opinions',
	'on-the-site'     => 'Site visits',
];

/** By address, the newest first: title, category, picture with what it shows, excerpt. */
const ARTICLES = [
	'a-hundred-meters-without-a-pier' => [ 'A hundred meters without a pier', 'Wood and steel', 'night', 'A suspension bridge at night, its cables lit', 'The footbridge at Sandviken opens in spring. Why it needs no pier in the middle.' ],
	'snow-on-the-roof'                => [ 'How much snow is too much?', 'Old houses', 'snow', 'A red wooden house with thick snow on its roof', 'It depends on your roof. Here is how to find out with a bathroom scale.' ],
	'three-questions-about-used-steel' => [ 'Three questions about used steel', 'Wood and steel', 'steel', 'Used steel beams in a yard, stacked on timber, one with a label', 'It costs half as much and saves most of the carbon. Here is what we check before we buy.' ],
	'taking-out-a-wall'               => [ 'Can you remove this wall?', 'Old houses', 'wall', 'A room with a beam on props; the part of the wall below it is marked for removal', 'Almost always. Here is how to tell what the wall carries, and what replaces it.' ],
	'drawn-by-hand-first'             => [ 'Why we still start with a pencil', 'From the office', 'desk', 'A drawing of a truss on a desk, with one joint circled in red', 'Software calculates in a minute what took a winter in 1985. We still start by hand.' ],
	'what-a-sagging-floor-tells-you'  => [ 'What a sagging floor tells you', 'Old houses', 'wharf', 'The wooden houses at the wharf in Bergen, their gables mirrored in the water', 'A floor at the wharf sags by 30 millimeters. How we found out that it is safe.' ],
];

/** By picture, the newest first: title, category, the line below it, for whom, when. */
const WORKS = [
	'fjord'   => [ 'Footbridge at Sandviken', 'Bridges', 'A hundred meters without a pier', 'Bergen Municipality', '2024' ],
	'harbour' => [ 'Harbor quay, rebuilt', 'Water', 'Rebuilt in two years without closing', 'Bergen Havn', '2023' ],
	'hall'    => [ 'Concert hall roof', 'Buildings', 'A 60-meter timber roof without columns', 'Grieg Foundation', '2022' ],
	'stairs'  => [ 'Library staircase', 'Buildings', 'A steel ribbon 12 millimeters thick', 'City Library', '2021' ],
];

/**
 * Makes all of it.
 *
 * @param array<string, string> $forms By page, the hash of the form on it.
 */
function make( array $forms ): void {
	business();
	reviews();
	works();
	articles();
	$pages = [];
	foreach ( PAGES as $slug => [ $title, $excerpt ] ) {
		$pages[ $slug ] = page( $title, $slug, content( $slug, $forms[ $slug ] ?? '' ), $excerpt, TEMPLATES[ $slug ] ?? 'page-wide' );
	}
	$pages['journal'] = page( 'Journal', 'journal', '' );
	update_option( 'page_for_posts', $pages['journal'] );
	update_option( 'page_on_front', page( 'Home', 'home', content( 'home' ), 'Structural engineers in Bergen for timber halls, harbor buildings, and difficult staircases.' ) );
	update_option( 'show_on_front', 'page' );
	update_option( 'site_logo', picture( 'mark', '' ) );
	update_option( 'wp_page_for_privacy_policy', $pages['privacy'] ?? 0 );
	part( 'header', str_replace( '{menu}', (string) menu( $pages ), content( 'header' ) ) );
	part( 'footer', content( 'footer' ) );
}

/** @param array<string, int> $pages */
function menu( array $pages ): int {
	$work = [
		'label' => 'Work',
		'type'  => 'portfolio',
		'url'   => '/portfolio/',
		'kind'  => 'post-type-archive',
	];
	$parts = '';
	foreach ( SERVICES as $anchor => $label ) {
		$parts .= link( [ 'label' => $label, 'url' => "/services/#$anchor", 'kind' => 'custom' ] );
	}
	$menu = [
		item( $pages, 'about', item( $pages, 'team' ) ),
		item( $pages, 'services', $parts ),
		item( $pages, 'pricing' ),
		link( $work ),
		item( $pages, 'journal' ),
		item( $pages, 'contact' ),
	];
	return (int) wp_insert_post(
		[
			'post_type'    => 'wp_navigation',
			'post_status'  => 'publish',
			'post_title'   => 'Main menu',
			'post_content' => implode( '', $menu ),
		]
	);
}

/**
 * With the page's number, by which the menu knows where it is, and an address that holds on every port.
 *
 * @param array<string, int> $pages
 */
function item( array $pages, string $slug, string $below = '' ): string {
	return link(
		[
			'label' => get_the_title( $pages[ $slug ] ),
			'type'  => 'page',
			'id'    => $pages[ $slug ],
			'url'   => "/$slug/",
			'kind'  => 'post-type',
		],
		$below
	);
}

/** What customers wrote, as a file of the site: a demo without a network asks no provider. */
function reviews(): void {
	$folder = wp_upload_dir();
	if ( copy( __DIR__ . '/reviews.json', $folder['path'] . '/reviews.json' ) ) {
		update_option( 'frontage_site_reviews', [ 'file' => [ 'url' => wp_make_link_relative( $folder['url'] . '/reviews.json' ) ] ] );
	}
}

/**
 * @param array<string, mixed> $link
 * @param string               $below The items of its submenu.
 */
function link( array $link, string $below = '' ): string {
	$json = wp_json_encode( $link );
	return '' === $below ? "<!-- wp:navigation-link $json /-->" : "<!-- wp:navigation-submenu $json -->$below<!-- /wp:navigation-submenu -->";
}

function business(): void {
	if ( ! class_exists( BusinessProfile::class ) ) {
		return;
	}
	$workday = [ [ 'opens' => '08:00', 'closes' => '16:00' ] ];
	update_option(
		BusinessProfile::OPTION,
		BusinessProfile::clean(
			[
				'search'    => true,
				'kind'      => 'ProfessionalService',
				'phones'    => [ [ 'text' => '+47 55 00 00 00' ] ],
				'emails'    => [ [ 'text' => 'post@example.com' ] ],
				'addresses' => [ [ 'street' => 'Strandgaten 18', 'postcode' => '5013', 'city' => 'Bergen', 'country' => 'Norway' ] ],
				'hours'     => [ 1 => $workday, $workday, $workday, $workday, [ [ 'opens' => '08:00', 'closes' => '14:00' ] ] ],
			]
		)
	);
}

function articles(): void {
	foreach ( array_keys( ARTICLES ) as $at => $slug ) {
		[ $title, $category, $picture, $shows, $excerpt ] = ARTICLES[ $slug ];
		$post = (int) wp_insert_post(
			[
				'post_status'  => 'publish',
				'post_author'  => 1,
				'post_date'    => gmdate( 'Y-m-d H:i:s', strtotime( '2026-02-20 09:00' ) - $at * 24 * DAY_IN_SECONDS ),
				'post_title'   => $title,
				'post_name'    => $slug,
				'post_excerpt' => $excerpt,
				'post_content' => wp_slash( content( "posts/$slug" ) ),
			]
		);
		wp_set_object_terms( $post, term( $category, 'category' ), 'category' );
		set_post_thumbnail( $post, picture( $picture, $shows ) );
	}
}

/** Entries of the portfolio with their pictures, in three categories. */
function works(): void {
	if ( ! class_exists( PortfolioPostType::class ) ) {
		return;
	}
	PortfolioPostType::turn_on();
	PortfolioPostType::register();
	foreach ( array_keys( WORKS ) as $at => $picture ) {
		[ $title, $category, $subtitle, $client, $year ] = WORKS[ $picture ];
		$post = (int) wp_insert_post(
			[
				'post_type'    => PortfolioPostType::TYPE,
				'post_status'  => 'publish',
				'post_author'  => 1,
				'post_date'    => gmdate( 'Y-m-d H:i:s', strtotime( '2026-01-10' ) - $at * 30 * DAY_IN_SECONDS ),
				'post_title'   => $title,
				'post_content' => wp_slash( content( "works/$picture" ) ),
				'meta_input'   => [
					'subtitle' => $subtitle,
					'client'   => $client,
					'year'     => $year,
				],
			]
		);
		wp_set_object_terms( $post, term( $category, PortfolioPostType::TAXONOMY ), PortfolioPostType::TAXONOMY );
		set_post_thumbnail( $post, picture( $picture, $title ) );
	}
}

function term( string $name, string $taxonomy ): int {
	$term = term_exists( $name, $taxonomy ) ?: wp_insert_term( $name, $taxonomy );
	return is_array( $term ) ? (int) $term['term_id'] : 0;
}
