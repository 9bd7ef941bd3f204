<?php
/**
 * Title: Agency: The studio by name
 * Slug: frontage/agency-crew
 * Categories: team
 * Description: Everybody in one sentence, each with one word.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

$frontage_crew = [
	'Noor de Wit' => __( 'founder', 'frontage' ),
	'Jonas Eik'   => __( 'design', 'frontage' ),
	'Amina Yusuf' => __( 'names', 'frontage' ),
	'Bram Visser' => __( 'type', 'frontage' ),
	'Lotte Maas'  => __( 'words', 'frontage' ),
	'Kenji Oda'   => __( 'motion', 'frontage' ),
	'Sara Lund'   => __( 'strategy', 'frontage' ),
	'Daan Kok'    => __( 'sites', 'frontage' ),
	'Ilse Prins'  => __( 'sites', 'frontage' ),
	'Teo Costa'   => __( 'print', 'frontage' ),
	'Mia Hofman'  => __( 'office', 'frontage' ),
	'Snor'        => __( 'dog', 'frontage' ),
];
$frontage_crew = array_map( static fn ( string $name, string $does ): string => $name . '<sup>' . $does . '</sup>', array_keys( $frontage_crew ), $frontage_crew );

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-agency-margin","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-agency-margin"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Studio', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"metadata":{"frSample":"person"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p><?php echo wp_kses( implode( ', ', $frontage_crew ), [ 'sup' => [] ] ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
