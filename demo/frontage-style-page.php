<?php
/**
 * Plugin Name: Frontage Demo: style page
 * Description: Shows every block of the suite by the example in its block.json, in each of its styles and variations. A new block is on it without a word here.
 */

namespace Frontage\Demo\StylePage;

defined( 'ABSPATH' ) || exit;

const SLUG = 'style-page';

add_filter(
	'the_content',
	static fn ( string $content ): string => is_page( SLUG ) && in_the_loop() ? content() : $content,
	8 // Blocks are printed at 9.
);

/** The page's blocks, as if somebody had put them together by hand. */
function content(): string {
	$html = paragraph( 'Every block of the suite by its own example, in each style that it has. Whoever adds a block finds it here.', 'large' );
	foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
		// A slide is seen in its slider.
		if ( str_starts_with( $name, 'frontage/' ) && ! $type->parent && ! $type->ancestor ) {
			$html .= section( $name, $type );
		}
	}
	return '<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} --><div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--60)">'
		. '<!-- wp:heading {"level":1} --><h1 class="wp-block-heading">Style page</h1><!-- /wp:heading -->' . $html . '</div><!-- /wp:group -->';
}

function section( string $name, \WP_Block_Type $type ): string {
	$id   = 'style-' . str_replace( '/', '-', $name );
	$html = '<!-- wp:heading --><h2 class="wp-block-heading">' . esc_html( $type->title ) . '</h2><!-- /wp:heading -->' . paragraph( $type->description );
	foreach ( states( $name, $type ) as $state => $block ) {
		$html .= '' === $state ? '' : '<!-- wp:heading {"level":3,"fontSize":"medium"} --><h3 class="wp-block-heading has-medium-font-size">' . esc_html( $state ) . '</h3><!-- /wp:heading -->';
		$html .= '<!-- wp:group {"align":"full","className":"style-page-state","layout":{"type":"constrained"}} --><div class="wp-block-group alignfull style-page-state">' . serialize_block( $block ) . '</div><!-- /wp:group -->';
	}
	return sprintf(
		'<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"},"padding":{"top":"var:preset|spacing|40"}},"border":{"top":{"color":"var:preset|color|line","width":"1px","style":"solid"}}},"layout":{"type":"constrained"}} --><section class="wp-block-group alignfull" id="%s" style="border-top-color:var(--wp--preset--color--line);border-top-style:solid;border-top-width:1px;margin-top:var(--wp--preset--spacing--60);padding-top:var(--wp--preset--spacing--40)">%s</section><!-- /wp:group -->',
		esc_attr( $id ),
		$html
	);
}

/**
 * The example, once for each style and for each variation with an example of its own. A block without an example has
 * no state, which the journey of this page says.
 *
 * @return array<string, array{ blockName: string, attrs: array<mixed>, innerBlocks: list<array<mixed>>, innerHTML: string, innerContent: list<null> }>
 */
function states( string $name, \WP_Block_Type $type ): array {
	if ( ! is_array( $type->example ) ) {
		return [];
	}
	$states = [ '' => block( $name, $type->example ) ];
	foreach ( [ ...$type->styles, ...\WP_Block_Styles_Registry::get_instance()->get_registered_styles_for_block( $name ) ] as $style ) {
		$styled                       = block( $name, $type->example );
		$styled['attrs']['className'] = 'is-style-' . $style['name'];
		$states[ $style['label'] ]    = $styled;
	}
	foreach ( $type->get_variations() as $variation ) {
		if ( is_array( $variation['example'] ?? null ) ) {
			$states[ $variation['title'] ] = block( $name, $variation['example'] );
		}
	}
	return $states;
}

/**
 * @param array<mixed> $example As in block.json.
 * @return array{ blockName: string, attrs: array<mixed>, innerBlocks: list<array<mixed>>, innerHTML: string, innerContent: list<null> }
 */
function block( string $name, array $example ): array {
	$attributes = is_array( $example['attributes'] ?? null ) ? $example['attributes'] : [];
	$inner      = [];
	foreach ( is_array( $example['innerBlocks'] ?? null ) ? $example['innerBlocks'] : [] as $one ) {
		if ( is_array( $one ) && is_string( $one['name'] ?? null ) ) {
			$inner[] = block( $one['name'], $one );
		}
	}
	return [
		'blockName'    => $name,
		'attrs'        => $attributes + of_this_site( $name ),
		'innerBlocks'  => $inner,
		'innerHTML'    => '',
		'innerContent' => array_fill( 0, count( $inner ), null ),
	];
}

/**
 * What an example cannot hold, since it stands in a database: the form that a contact form shows.
 *
 * @return array<string, mixed>
 */
function of_this_site( string $name ): array {
	return 'frontage/contact-form' === $name ? [ 'form' => get_option( 'frontage_demo_form' ) ] : [];
}

function paragraph( string $text, string $size = 'medium' ): string {
	return sprintf( '<!-- wp:paragraph {"fontSize":"%1$s","textColor":"muted"} --><p class="has-muted-color has-text-color has-%1$s-font-size">%2$s</p><!-- /wp:paragraph -->', $size, esc_html( $text ) );
}
