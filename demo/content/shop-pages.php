<?php
/**
 * How the demo's visitors find its shop, and what they read of its products. Apart from shop.php, whose products are those of
 * the recorded answers.
 */

namespace Frontage\Demo\Shop;

defined( 'ABSPATH' ) || exit;

/** By SKU: in a line or two, and at length. */
const TEXTS = [
	'MUG-1'   => [ '', 'Stoneware, glazed inside and raw outside, so that it does not slip out of a cold hand. It holds a third of a litre and goes into the dishwasher. Every site hut of ours has six of them.' ],
	'NOTE-1'  => [ 'Ninety-six pages with a grid of five millimetres, sewn, so that it lies flat.', 'The paper takes a pencil, a fineliner and a drop of rain. The last page has the tables that we look up most: steel sections, loads of snow by county, and the weight of a bathtub.' ],
	'LAMP-1'  => [ 'For a drawing board: its arm reaches eighty centimetres.', 'It is made to order by a workshop in Voss, twice a year. The next ones come in autumn.' ],
	'LIC-1'   => [ 'Our sheet for timber beams, for one person.', 'It reckons bending, shear and deflection by Eurocode 5 and prints a page that a municipality takes. It comes by email, with one year of corrections.' ],
	'PEN-1'   => [ 'Fineliners, 0.3 mm, in boxes of two.', 'The ink dries at once and does not run when a drawing gets wet. We buy them by the hundred, so that you may buy them by twos.' ],
	'CHAIR-1' => [ 'Ash and wool, made of what was left over from a roof.', 'Sixty chairs came out of the offcuts of the concert hall, and most of them stand in its foyer. These are the last. They are oiled, and come with a bottle of the oil.' ],
	'SHIRT'   => [ 'Cotton, dark grey, with a truss on its back.', 'Cut straight, and washed before it is sewn, so that it stays as large as it is.' ],
];

/** The ways to it: in the menu, in the header, and where the other showcases hang. */
function lead_there(): void {
	$shop = wp_make_link_relative( (string) get_post_type_archive_link( 'product' ) );
	$item = (string) wp_json_encode( [ 'label' => 'Shop', 'type' => 'product', 'url' => $shop, 'kind' => 'post-type-archive' ] );
	change( 'wp_navigation', 'main-menu', '<!-- wp:navigation-link {"label":"Contact"', "<!-- wp:navigation-link $item /-->" );
	change( 'wp_template_part', 'header', '<!-- wp:frontage/search /-->', "<!-- wp:frontage/cart /-->\n\n" );
	change( 'page', 'how-it-is-made', '</ul>', sprintf( '<!-- wp:list-item --><li><strong><a href="%s">Shop</a></strong><br>A grid or a list of things to buy, and a cart that opens over the page.</li><!-- /wp:list-item -->', esc_url( $shop ) ) );
}

/** Puts something before a piece of a post, where that is there. */
function change( string $type, string $name, string $before, string $what ): void {
	$post = get_posts( [ 'post_type' => $type, 'name' => $name, 'post_status' => 'publish', 'numberposts' => 1 ] )[0] ?? null;
	$at   = $post ? strpos( $post->post_content, $before ) : false;
	if ( $post && false !== $at ) {
		wp_update_post( [ 'ID' => $post->ID, 'post_content' => wp_slash( substr_replace( $post->post_content, $what, $at, 0 ) ) ] );
	}
}

/** @param array<string, int> $products By their SKU. */
function describe( array $products ): void {
	foreach ( TEXTS as $sku => [ $short, $long ] ) {
		wp_update_post(
			[
				'ID'           => $products[ $sku ] ?? 0,
				'post_content' => "<!-- wp:paragraph --><p>$long</p><!-- /wp:paragraph -->",
				...( '' === $short ? [] : [ 'post_excerpt' => $short ] ),
			]
		);
	}
}
