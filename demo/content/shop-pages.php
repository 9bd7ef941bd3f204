<?php
/**
 * How the demo's visitors find its shop, and what they read of its products. Apart from shop.php, whose products are those of
 * the recorded answers.
 */

namespace Frontage\Demo\Shop;

defined( 'ABSPATH' ) || exit;

/** By SKU: in a line or two, and at length. */
const TEXTS = [
	'MUG-1'   => [ '', 'Stoneware with a rough outside that gives cold hands a good grip. It holds 11 ounces and is dishwasher safe. We keep six of them at every site.' ],
	'NOTE-1'  => [ 'Ninety-six pages with a 5 mm grid. The sewn binding lies flat.', 'The paper works with pencils and fineliners, even in light rain. The last page has the tables that we use most: steel sections, snow loads by county, and the weight of a bathtub.' ],
	'LAMP-1'  => [ 'A drawing board lamp with an 80 cm arm.', 'A workshop in Voss makes this lamp for us twice a year. The next batch arrives this fall.' ],
	'LIC-1'   => [ 'Our spreadsheet for timber beams, for one user.', 'It calculates bending, shear, and deflection according to Eurocode 5. Print the result and submit it with your building permit. You get it by email, with one year of updates.' ],
	'PEN-1'   => [ 'Fineliners, 0.3 mm, in boxes of two.', 'The ink dries at once and doesn’t run when a drawing gets wet. We use these pens ourselves.' ],
	'CHAIR-1' => [ 'Ash and wool, made from what was left over from a roof.', 'We made sixty chairs from wood left over from the concert hall. Most of them are in its lobby, and these are the last ones. They are oiled, and a bottle of oil is included.' ],
	'SHIRT'   => [ 'Dark gray cotton with a truss on the back.', 'A straight cut. The cotton is prewashed, so the shirt doesn’t shrink.' ],
];

/** The ways to it: in the menu, in the header, and where the other showcases hang. */
function lead_there(): void {
	$shop = wp_make_link_relative( (string) get_post_type_archive_link( 'product' ) );
	$item = (string) wp_json_encode( [ 'label' => 'Shop', 'type' => 'product', 'url' => $shop, 'kind' => 'post-type-archive' ] );
	change( 'wp_navigation', 'main-menu', '<!-- wp:navigation-link {"label":"Contact"', "<!-- wp:navigation-link $item /-->" );
	change( 'wp_template_part', 'header', '<!-- wp:frontage/search /-->', "<!-- wp:frontage/cart /-->\n\n" );
	change( 'page', 'how-it-is-made', '</ul>', sprintf( '<!-- wp:list-item --><li><strong><a href="%s">Shop</a></strong><br>Products as a grid or a list, and a cart that slides in over the page.</li><!-- /wp:list-item -->', esc_url( $shop ) ) );
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
