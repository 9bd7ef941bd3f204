<?php
/** Block styles of the starter looks. Their CSS is in assets/looks/: a page that uses one loads that file. */

namespace Frontage\Theme;

defined( 'ABSPATH' ) || exit;

/** Looks that have a style. */
const LOOKS = [ 'consulting', 'agency', 'product', 'shop', 'practice', 'restaurant', 'club', 'trade' ];

/** Further styles of looks, each with the block styles that need it. */
const LOOK_PARTS = [
	'trade-sections' => 'is-style-trade-(?:tag|band|weeks|rack|woods|job|compare|rows|quote|ask|halves|card|footer|columns|end)',
	'trade-page'     => 'is-style-trade-page-',
];

add_filter( 'frontage_theme_styles', __NAMESPACE__ . '\\add_look_styles' );

/**
 * Before the style for paper, which overrides them.
 *
 * @param array<string, string> $styles
 * @return array<string, string>
 */
function add_look_styles( array $styles ): array {
	$looks = [];
	foreach ( LOOKS as $look ) {
		$looks[ "looks/$look" ] = "is-style-$look-";
	}
	foreach ( LOOK_PARTS as $part => $pattern ) {
		$looks[ "looks/$part" ] = $pattern;
	}
	$last = array_intersect_key( $styles, [ 'print' => '' ] );
	return array_diff_key( $styles, $last ) + $looks + $last;
}

add_action( 'init', __NAMESPACE__ . '\\register_look_styles' );

function register_look_styles(): void {
	// Consulting.
	$sections = [
		'consulting-margin'  => __( 'Margin label', 'frontage' ),
		'consulting-deep'    => __( 'Margin label, dark', 'frontage' ),
		'consulting-hero'    => __( 'Stair and ledger', 'frontage' ),
		'consulting-ledger'  => __( 'Ledger', 'frontage' ),
		'consulting-three'   => __( 'Three with hairlines', 'frontage' ),
		'consulting-years'   => __( 'Two years', 'frontage' ),
		'consulting-people'  => __( 'List of people', 'frontage' ),
		'consulting-offers'  => __( 'Rows with hairlines', 'frontage' ),
		'consulting-letter'  => __( 'Letter', 'frontage' ),
		'consulting-band'    => __( 'Quote on image', 'frontage' ),
		'consulting-talk'    => __( 'Form with underlines', 'frontage' ),
	];
	foreach ( $sections as $name => $label ) {
		register_block_style( 'core/group', [ 'name' => $name, 'label' => $label ] );
	}
	register_block_style( 'core/paragraph', [ 'name' => 'consulting-label', 'label' => __( 'Small capitals', 'frontage' ) ] );
	register_block_style( 'core/paragraph', [ 'name' => 'consulting-fee', 'label' => __( 'Fee', 'frontage' ) ] );
	register_block_style( [ 'core/paragraph', 'core/button' ], [ 'name' => 'consulting-line', 'label' => __( 'Underlined', 'frontage' ) ] );
	register_block_style( 'core/table', [ 'name' => 'consulting-cases', 'label' => __( 'Ledger', 'frontage' ) ] );
	register_block_style( 'core/query', [ 'name' => 'consulting-papers', 'label' => __( 'Papers', 'frontage' ) ] );

	// Agency.
	register_block_style( 'core/list', [ 'name' => 'agency-marquee', 'label' => __( 'Moving line', 'frontage' ) ] );
	foreach (
		[
			'hero'    => __( 'Acid hero', 'frontage' ),
			'reel'    => __( 'Poster row', 'frontage' ),
			'rows'    => __( 'Large rows', 'frontage' ),
			'numbers' => __( 'Huge numbers', 'frontage' ),
			'margin'  => __( 'Note in the margin', 'frontage' ),
			'cards'   => __( 'Falling cards', 'frontage' ),
		] as $name => $label
	) {
		register_block_style( 'core/group', [ 'name' => "agency-$name", 'label' => $label ] );
	}

	// Software.
	register_block_styles(
		'product',
		[
			'core/group'       => [
				'sky'     => __( 'Soft gradient', 'frontage' ),
				'stage'   => __( 'Window with cards', 'frontage' ),
				'teams'   => __( 'Row of names', 'frontage' ),
				'bento'   => __( 'Bento grid', 'frontage' ),
				'figures' => __( 'Row of figures', 'frontage' ),
				'quotes'  => __( 'Staggered quotes', 'frontage' ),
				'glow'    => __( 'Gradient from below', 'frontage' ),
			],
			'core/paragraph'   => [
				'badge'    => __( 'Badge', 'frontage' ),
				'step'     => __( 'Step label', 'frontage' ),
				'monogram' => __( 'Monogram', 'frontage' ),
			],
			'core/image'       => [ 'bleed' => __( 'To the card’s edge', 'frontage' ) ],
			'frontage/pricing' => [ 'plans' => __( 'Raised middle plan', 'frontage' ) ],
		]
	);

	// Shop.
	foreach ( [
		'tiles'   => __( 'Color tiles', 'frontage' ),
		'swap'    => __( 'Second image on hover', 'frontage' ),
		'split'   => __( 'Color block', 'frontage' ),
		'bars'    => __( 'Cost bar', 'frontage' ),
		'pledges' => __( 'Divided row', 'frontage' ),
		'bone'    => __( 'Bone', 'frontage' ),
		'ochre'   => __( 'Ochre', 'frontage' ),
		'blush'   => __( 'Blush', 'frontage' ),
		'sage'    => __( 'Sage', 'frontage' ),
		'slate'   => __( 'Slate', 'frontage' ),
		'clay'    => __( 'Clay', 'frontage' ),
		'dusk'    => __( 'Dusk', 'frontage' ),
	] as $name => $label ) {
		register_block_style( [ 'core/group', 'core/column' ], [ 'name' => "shop-$name", 'label' => $label ] );
	}

	// Practice.
	$panels = [
		'practice-hero'      => __( 'Two panels', 'frontage' ),
		'practice-body'      => __( 'Body map', 'frontage' ),
		'practice-title'     => __( 'Title and image', 'frontage' ),
		'practice-panel'     => __( 'Panel', 'frontage' ),
		'practice-pair'      => __( 'Pair of panels', 'frontage' ),
		'practice-go'        => __( 'Dark panel', 'frontage' ),
		'practice-row'       => __( 'Section', 'frontage' ),
		'practice-minutes'   => __( 'Minutes', 'frontage' ),
		'practice-bento'     => __( 'Bento', 'frontage' ),
		'practice-cards'     => __( 'Rounded cards', 'frontage' ),
		'practice-people'    => __( 'Ovals', 'frontage' ),
	];
	foreach ( $panels as $name => $label ) {
		register_block_style( 'core/group', [ 'name' => $name, 'label' => $label ] );
	}
	register_block_style( 'core/list', [ 'name' => 'practice-pills', 'label' => __( 'Pills', 'frontage' ) ] );
	register_block_style( 'core/table', [ 'name' => 'practice-prices', 'label' => __( 'Prices', 'frontage' ) ] );
	register_block_style( 'core/paragraph', [ 'name' => 'practice-number', 'label' => __( 'Large number', 'frontage' ) ] );

	// Restaurant.
	foreach ( [
		'night'    => __( 'Dark ground', 'frontage' ),
		'ember'    => __( 'Ember', 'frontage' ),
		'stage'    => __( 'Stage', 'frontage' ),
		'split'    => __( 'Image and text', 'frontage' ),
		'paper'    => __( 'Paper card', 'frontage' ),
		'triptych' => __( 'Three images', 'frontage' ),
	] as $name => $label ) {
		register_block_style( 'core/group', [ 'name' => "restaurant-$name", 'label' => $label ] );
	}
	register_block_style( 'core/table', [ 'name' => 'restaurant-prices', 'label' => __( 'Prices with dots', 'frontage' ) ] );
	register_block_style( 'core/table', [ 'name' => 'restaurant-ledger', 'label' => __( 'Ledger', 'frontage' ) ] );

	// Club.
	register_block_style( 'core/image', [ 'name' => 'club-oars', 'label' => __( 'Row of oars', 'frontage' ) ] );
	register_block_style( 'core/list', [ 'name' => 'club-honors', 'label' => __( 'Honors board', 'frontage' ) ] );
	foreach (
		[
			'water'   => __( 'Image below', 'frontage' ),
			'board'   => __( 'Board', 'frontage' ),
			'numbers' => __( 'Tall numbers', 'frontage' ),
			'steps'   => __( 'Steps with bars', 'frontage' ),
			'fees'    => __( 'Cards with bars', 'frontage' ),
			'title'   => __( 'Club stripe', 'frontage' ),
		] as $name => $label
	) {
		register_block_style( 'core/group', [ 'name' => "club-$name", 'label' => $label ] );
	}
	foreach (
		[
			'fixtures' => __( 'Fixtures', 'frontage' ),
			'results'  => __( 'Results', 'frontage' ),
			'hours'    => __( 'Week', 'frontage' ),
		] as $name => $label
	) {
		register_block_style( 'core/table', [ 'name' => "club-$name", 'label' => $label ] );
	}

	// Trade.
	register_block_styles(
		'trade',
		[
			'core/group'     => [
				'hero'        => __( 'Image to the edge', 'frontage' ),
				'numbers'     => __( 'Numbers and a quote', 'frontage' ),
				'head'        => __( 'Headline with a note', 'frontage' ),
				'bento'       => __( 'Tiles with price tags', 'frontage' ),
				'weeks'       => __( 'Weeks on a tape', 'frontage' ),
				'woods'       => __( 'Edge to edge', 'frontage' ),
				'job'         => __( 'Job with facts', 'frontage' ),
				'compare'     => __( 'Before and after', 'frontage' ),
				'ask'         => __( 'Tape yellow', 'frontage' ),
				'card'        => __( 'Form card', 'frontage' ),
				'page-title'  => __( 'Page title', 'frontage' ),
				'page-row'    => __( 'Image beside text', 'frontage' ),
				'page-three'  => __( 'Columns below tapes', 'frontage' ),
				'page-people' => __( 'Initials', 'frontage' ),
			],
			'core/image'     => [ 'tape' => __( 'Tape measure', 'frontage' ) ],
			'core/paragraph' => [ 'tag' => __( 'Price tag', 'frontage' ) ],
			'core/button'    => [ 'line' => __( 'Underlined', 'frontage' ) ],
			'core/table'     => [
				'rows'        => __( 'Facts', 'frontage' ),
				'page-prices' => __( 'Price list', 'frontage' ),
			],
		]
	);
}

/** @param array<string, array<string, string>> $blocks Labels of styles by block and name. */
function register_block_styles( string $look, array $blocks ): void {
	foreach ( $blocks as $block => $styles ) {
		foreach ( $styles as $name => $label ) {
			register_block_style( $block, [ 'name' => "$look-$name", 'label' => $label ] );
		}
	}
}
