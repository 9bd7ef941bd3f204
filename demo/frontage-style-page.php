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
	$html = paragraph( 'Every block of the suite with an example, in each of its styles. New blocks appear here automatically.', 'large' );
	\Frontage\Kit\Frontend\BlockTypes::register_all();
	foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
		// A slide is seen in its slider.
		if ( str_starts_with( $name, 'frontage/' ) && ! $type->parent && ! $type->ancestor ) {
			$html .= section( 'style-' . str_replace( '/', '-', $name ), $type->title, $type->description, states( $name, $type ) );
		}
	}
	$html .= looks();
	return '<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} --><div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--60)">'
		. '<!-- wp:heading {"level":1} --><h1 class="wp-block-heading">Style page</h1><!-- /wp:heading -->' . $html . '</div><!-- /wp:group -->';
}

/** @param array<string, array{ blockName: string, attrs: array<mixed>, innerBlocks: list<array<mixed>>, innerHTML: string, innerContent: list<string|null> }> $states */
function section( string $id, string $title, string $description, array $states ): string {
	$html = '<!-- wp:heading --><h2 class="wp-block-heading">' . esc_html( $title ) . '</h2><!-- /wp:heading -->' . paragraph( $description );
	foreach ( $states as $state => $block ) {
		$html .= '' === $state ? '' : '<!-- wp:heading {"level":3,"fontSize":"medium"} --><h3 class="wp-block-heading has-medium-font-size">' . esc_html( $state ) . '</h3><!-- /wp:heading -->';
		$html .= '<!-- wp:group {"align":"full","className":"style-page-state","layout":{"type":"constrained"}} --><div class="wp-block-group alignfull style-page-state">' . opener( $block ) . serialize_block( $block ) . '</div><!-- /wp:group -->';
	}
	return sprintf(
		'<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"},"padding":{"top":"var:preset|spacing|40"}},"border":{"top":{"color":"var:preset|color|line","width":"1px","style":"solid"}}},"layout":{"type":"constrained"}} --><section class="wp-block-group alignfull" id="%s" style="border-top-color:var(--wp--preset--color--line);border-top-style:solid;border-top-width:1px;margin-top:var(--wp--preset--spacing--60);padding-top:var(--wp--preset--spacing--40)">%s</section><!-- /wp:group -->',
		esc_attr( $id ),
		$html
	);
}

/** What the suite adds to blocks of core. The editor alone knows their styles by name, so they stand here. */
function looks(): string {
	$button = static fn ( string $text, string $style, string $icon = '' ): array => [
		'name'       => 'core/button',
		'attributes' => [ 'text' => $text, 'url' => '#top' ] + ( '' === $style ? [] : [ 'className' => "is-style-fr-$style" ] ) + ( '' === $icon ? [] : [ 'frIcon' => [ 'name' => "core/$icon" ] ] ),
	];
	$links  = static fn ( string $style ): array => block(
		'core/social-links',
		[
			'attributes'  => [ 'className' => "is-style-fr-$style" ],
			'innerBlocks' => array_map( static fn ( string $service ): array => [ 'name' => 'core/social-link', 'attributes' => [ 'service' => $service, 'url' => "https://$service.example/" ] ], [ 'linkedin', 'instagram' ] ),
		]
	);
	$text   = static fn ( string $name, string $content, string $class = '' ): array => block( $name, [ 'attributes' => [ 'content' => $content ] + ( '' === $class ? [] : [ 'className' => $class ] ) ] );
	$posts  = block(
		'core/query',
		[
			'attributes'  => [ 'align' => 'wide', 'query' => [ 'postType' => 'post', 'perPage' => 6, 'inherit' => false ] ],
			'innerBlocks' => [
				[
					'name'        => 'frontage/carousel',
					'attributes'  => [ 'ariaLabel' => 'Posts' ],
					'innerBlocks' => [
						[
							'name'        => 'core/post-template',
							'innerBlocks' => [
								[ 'name' => 'core/post-featured-image', 'attributes' => [ 'isLink' => true, 'aspectRatio' => '4/3', 'style' => [ 'border' => [ 'radius' => '16px' ] ] ] ],
								[ 'name' => 'core/post-title', 'attributes' => [ 'isLink' => true, 'level' => 3 ] ],
								[ 'name' => 'core/post-excerpt', 'attributes' => [ 'excerptLength' => 25, 'moreText' => 'Keep reading' ] ],
							],
						],
					],
				],
			],
		]
	);
	return section(
		'style-core-button',
		'Core buttons',
		'Four styles, and icons.',
		[ '' => block( 'core/buttons', [ 'innerBlocks' => [ $button( 'Plain', '', 'arrow-right' ), $button( 'Gradient', 'gradient' ), $button( 'Text', 'text' ), $button( 'In a circle', 'circle' ), $button( 'Call us', 'circle', 'envelope' ), $button( 'Outline', 'outline-gradient', 'download' ) ] ] ) ]
	) . section(
		'style-core-heading',
		'Core headings',
		'Highlighted text.',
		[
			''                   => $text( 'core/heading', 'A roof that <mark class="fr-highlight">stands</mark>' ),
			'Underline'  => $text( 'core/heading', 'A roof that <mark class="fr-highlight--line">stands</mark>' ),
			'Fading underline'  => $text( 'core/heading', 'A roof that <mark class="fr-highlight--line-gradient">stands</mark>' ),
			'Other color'     => $text( 'core/heading', 'A roof that <mark class="fr-highlight" style="--fr-highlight:var(--wp--preset--color--muted)">stands</mark>' ),
		]
	) . section(
		'style-core-paragraph',
		'Eyebrow text',
		'A short paragraph above a heading.',
		[
			''                => $text( 'core/paragraph', 'What we do', 'is-style-eyebrow' ),
			'With line'   => $text( 'core/paragraph', 'What we do', 'is-style-eyebrow-line' ),
			'Between lines' => $text( 'core/paragraph', 'What we do', 'is-style-eyebrow-lines' ),
			'With a dot'      => $text( 'core/paragraph', 'What we do', 'is-style-eyebrow-dot' ),
			'Boxed'        => $text( 'core/paragraph', 'What we do', 'is-style-eyebrow-box' ),
		]
	) . section(
		'style-core-social-links',
		'Core social icons',
		'Three styles.',
		[
			''           => $links( 'gradient-fill' ),
			'With labels' => $links( 'labelled' ),
			'Expanding labels' => $links( 'expand' ),
		]
	) . section( 'style-core-query', 'Post carousel', 'The newest posts in a row.', [ '' => $posts ] );
}

/**
 * The example, once for each style and for each variation with an example of its own. A block without an example has
 * no state, which the journey of this page says.
 *
 * @return array<string, array{ blockName: string, attrs: array<mixed>, innerBlocks: list<array<mixed>>, innerHTML: string, innerContent: list<string|null> }>
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
		$states += variation( $name, $type->example, $variation );
	}
	return $states;
}

/**
 * A variation by its own example, or as the inserter shows it: the block's example with the variation's attributes and
 * blocks. One that is for another use than inserting (`scope`) is a layout of the block all the same.
 *
 * @param array<mixed>         $example   The block's.
 * @param array<string, mixed> $variation
 * @return array<string, array{ blockName: string, attrs: array<mixed>, innerBlocks: list<array<mixed>>, innerHTML: string, innerContent: list<string|null> }>
 */
function variation( string $name, array $example, array $variation ): array {
	$attributes = is_array( $variation['attributes'] ?? null ) ? $variation['attributes'] : [];
	if ( ! is_array( $variation['example'] ?? null ) && ( ! $attributes || ! empty( $variation['isDefault'] ) ) ) {
		return []; // The block itself.
	}
	$own               = is_array( $variation['example'] ?? null ) ? $variation['example'] : [];
	$of                = static fn ( array $shown ): array => is_array( $shown['attributes'] ?? null ) ? $shown['attributes'] : [];
	$own['attributes'] = $of( $own ) + $attributes + $of( $example );
	$title             = is_string( $variation['title'] ?? null ) ? $variation['title'] : $name;
	return [ $title => block( $name, $own + $example ) ];
}

/**
 * @param array<mixed> $example As in block.json.
 * @return array{ blockName: string, attrs: array<mixed>, innerBlocks: list<array<mixed>>, innerHTML: string, innerContent: list<string|null> }
 */
function block( string $name, array $example ): array {
	$attributes = is_array( $example['attributes'] ?? null ) ? $example['attributes'] : [];
	$attributes += of_this_site( $name );

	$inner = [];
	foreach ( is_array( $example['innerBlocks'] ?? null ) ? $example['innerBlocks'] : [] as $one ) {
		if ( is_array( $one ) && is_string( $one['name'] ?? null ) ) {
			$inner[] = block( $one['name'], $one );
		}
	}
	// What a block reads from its markup stands there alone, as the editor saves it.
	$known = \WP_Block_Type_Registry::get_instance()->get_registered( $name )->attributes ?? [];
	return [
		'blockName'    => $name,
		'attrs'        => array_filter( $attributes, static fn ( string $attribute ): bool => ! isset( $known[ $attribute ]['source'] ), ARRAY_FILTER_USE_KEY ),
		'innerBlocks'  => $inner,
		...saved( $name, $attributes, count( $inner ) ),
	];
}

/**
 * What an example cannot hold, since it stands on a site: the form that a contact form shows, pictures one after another, what a list is filtered by.
 *
 * @return array<string, mixed>
 */
function of_this_site( string $name ): array {
	static $pictures = 0;
	$picture         = static function ( string ...$names ) use ( &$pictures ): string {
		return wp_make_link_relative( content_url( 'mu-plugins/images/' . $names[ $pictures++ % count( $names ) ] ) );
	};
	return match ( $name ) {
		'frontage/contact-form' => [ 'form' => get_option( 'frontage_demo_form' ) ],
		'frontage/term-filter'  => [ 'taxonomy' => 'portfolio-category' ],
		'core/image'            => [ 'url' => $picture( 'scenes/hall-780.avif', 'scenes/fjord-780.avif', 'scenes/stairs-780.avif', 'scenes/harbour-780.avif' ) ],
		'frontage/team-member'  => [ 'image' => [ 'url' => $picture( 'people/one.svg', 'people/two.svg', 'people/three.svg', 'people/four.svg' ), 'alt' => '' ] ],
		'frontage/testimonial'  => [ 'image' => [ 'url' => $picture( 'people/two.svg', 'people/three.svg', 'people/four.svg', 'people/one.svg' ), 'alt' => '' ] ],
		default                 => [],
	};
}

/**
 * Blocks of core keep their text in the markup that the editor saves: the same markup, for those that examples use.
 *
 * @param array<mixed> $attributes
 * @return array{ innerHTML: string, innerContent: list<string|null> }
 */
function saved( string $name, array $attributes, int $inner ): array {
	$text  = static fn ( string $of ): string => is_scalar( $attributes[ $of ] ?? null ) ? wp_kses_post( (string) $attributes[ $of ] ) : '';
	$class = is_string( $attributes['className'] ?? null ) ? ' ' . esc_attr( $attributes['className'] ) : '';
	$level = is_numeric( $attributes['level'] ?? null ) ? (int) $attributes['level'] : 2;
	$parts = match ( $name ) {
		'core/heading'      => [ "<h$level class=\"wp-block-heading$class\">" . $text( 'content' ), "</h$level>" ],
		'core/paragraph'    => [ '<p class="' . trim( $class ) . '">' . $text( 'content' ), '</p>' ],
		'core/image'        => [ "<figure class=\"wp-block-image$class\"><img src=\"" . esc_url( $text( 'url' ) ) . '" alt="' . esc_attr( $text( 'alt' ) ) . '" width="780" height="439"/>', '</figure>' ],
		'core/list'         => [ "<ul class=\"wp-block-list$class\">", '</ul>' ],
		'core/list-item'    => [ '<li class="' . trim( $class ) . '">' . $text( 'content' ), '</li>' ],
		'core/buttons'      => [ "<div class=\"wp-block-buttons$class\">", '</div>' ],
		'core/button'       => [ "<div class=\"wp-block-button$class\"><a class=\"wp-block-button__link wp-element-button\" href=\"" . esc_url( $text( 'url' ) ) . '">' . $text( 'text' ), '</a></div>' ],
		'core/group'        => [ "<div class=\"wp-block-group$class\">", '</div>' ],
		'core/query'        => [ "<div class=\"wp-block-query alignwide$class\">", '</div>' ],
		'core/social-links' => [ "<ul class=\"wp-block-social-links$class\">", '</ul>' ],
		default             => [],
	};
	return [
		'innerHTML'    => implode( '', $parts ),
		'innerContent' => $parts ? [ $parts[0], ...array_fill( 0, $inner, null ), $parts[1] ] : array_fill( 0, $inner, null ),
	];
}

/**
 * What is hidden until it is called has a button here that calls it.
 *
 * @param array{ blockName: string, attrs: array<mixed> } $block
 */
function opener( array $block ): string {
	$name = 'frontage/overlay' === $block['blockName'] ? $block['attrs']['name'] ?? '' : '';
	return ! is_string( $name ) || '' === $name ? '' : sprintf(
		'<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#fr-open-%s">Open it</a></div><!-- /wp:button --></div><!-- /wp:buttons -->',
		esc_attr( $name )
	);
}

function paragraph( string $text, string $size = 'medium' ): string {
	return sprintf( '<!-- wp:paragraph {"fontSize":"%1$s","textColor":"muted"} --><p class="has-muted-color has-text-color has-%1$s-font-size">%2$s</p><!-- /wp:paragraph -->', $size, esc_html( $text ) );
}
