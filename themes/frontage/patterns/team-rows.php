<?php
/**
 * Title: Team: Rows
 * Slug: frontage/team-rows
 * Categories: team
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Meet the whole team', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"metadata":{"frSample":"person"},"style":{"spacing":{"blockGap":"var:preset|spacing|30","padding":{"top":"1.125rem","bottom":"1.125rem"}},"border":{"top":{"color":"var:preset|color|line","width":"1px","style":"solid"}}},"layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group" style="border-top-color:var(--wp--preset--color--line);border-top-style:solid;border-top-width:1px;padding-top:1.125rem;padding-bottom:1.125rem"><!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","width":"72px","style":{"border":{"radius":"999px"}}} -->
<figure class="wp-block-image size-full is-resized has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/person-1.svg' ) ); ?>" alt="" style="border-radius:999px;aspect-ratio:1;object-fit:cover;width:72px"/></figure>
<!-- /wp:image -->

<!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"style":{"typography":{"fontWeight":"600"},"spacing":{"margin":{"bottom":"0"}}}} -->
<p style="margin-bottom:0;font-weight:600"><?php esc_html_e( 'Ingrid Solheim', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0"><?php esc_html_e( 'Managing partner', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"person"},"style":{"spacing":{"blockGap":"var:preset|spacing|30","padding":{"top":"1.125rem","bottom":"1.125rem"}},"border":{"top":{"color":"var:preset|color|line","width":"1px","style":"solid"}}},"layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group" style="border-top-color:var(--wp--preset--color--line);border-top-style:solid;border-top-width:1px;padding-top:1.125rem;padding-bottom:1.125rem"><!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","width":"72px","style":{"border":{"radius":"999px"}}} -->
<figure class="wp-block-image size-full is-resized has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/person-2.svg' ) ); ?>" alt="" style="border-radius:999px;aspect-ratio:1;object-fit:cover;width:72px"/></figure>
<!-- /wp:image -->

<!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"style":{"typography":{"fontWeight":"600"},"spacing":{"margin":{"bottom":"0"}}}} -->
<p style="margin-bottom:0;font-weight:600"><?php esc_html_e( 'Daniel Okafor', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0"><?php esc_html_e( 'Finance and banking', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"person"},"style":{"spacing":{"blockGap":"var:preset|spacing|30","padding":{"top":"1.125rem","bottom":"1.125rem"}},"border":{"top":{"color":"var:preset|color|line","width":"1px","style":"solid"}}},"layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group" style="border-top-color:var(--wp--preset--color--line);border-top-style:solid;border-top-width:1px;padding-top:1.125rem;padding-bottom:1.125rem"><!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","width":"72px","style":{"border":{"radius":"999px"}}} -->
<figure class="wp-block-image size-full is-resized has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/person-3.svg' ) ); ?>" alt="" style="border-radius:999px;aspect-ratio:1;object-fit:cover;width:72px"/></figure>
<!-- /wp:image -->

<!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"style":{"typography":{"fontWeight":"600"},"spacing":{"margin":{"bottom":"0"}}}} -->
<p style="margin-bottom:0;font-weight:600"><?php esc_html_e( 'Kari Nygaard', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0"><?php esc_html_e( 'Succession', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"person"},"style":{"spacing":{"blockGap":"var:preset|spacing|30","padding":{"top":"1.125rem","bottom":"1.125rem"}},"border":{"top":{"color":"var:preset|color|line","width":"1px","style":"solid"}}},"layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group" style="border-top-color:var(--wp--preset--color--line);border-top-style:solid;border-top-width:1px;padding-top:1.125rem;padding-bottom:1.125rem"><!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","width":"72px","style":{"border":{"radius":"999px"}}} -->
<figure class="wp-block-image size-full is-resized has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/person-4.svg' ) ); ?>" alt="" style="border-radius:999px;aspect-ratio:1;object-fit:cover;width:72px"/></figure>
<!-- /wp:image -->

<!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"style":{"typography":{"fontWeight":"600"},"spacing":{"margin":{"bottom":"0"}}}} -->
<p style="margin-bottom:0;font-weight:600"><?php esc_html_e( 'Amara Diallo', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0"><?php esc_html_e( 'Strategy', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
