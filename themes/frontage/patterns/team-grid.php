<?php
/**
 * Title: Team: Grid
 * Slug: frontage/team-grid
 * Categories: team
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-measure","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-measure" style="margin-bottom:var(--wp--preset--spacing--50)"><!-- wp:paragraph {"textColor":"accent","fontSize":"small","style":{"typography":{"fontWeight":"600"},"spacing":{"margin":{"bottom":"0"}}}} -->
<p class="has-accent-color has-text-color has-small-font-size" style="margin-bottom:0;font-weight:600"><?php esc_html_e( 'Our team', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"style":{"spacing":{"margin":{"top":"0.5rem","bottom":"0"}}}} -->
<h2 class="wp-block-heading" style="margin-top:0.5rem;margin-bottom:0"><?php esc_html_e( 'Meet the people you’ll work with', 'frontage' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"grid","columnCount":3,"minimumColumnWidth":"7.5rem"}} -->
<div class="wp-block-group alignwide"><!-- wp:group {"metadata":{"frSample":"person"},"style":{"spacing":{"blockGap":"0.25rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"var(\u002d\u002dwp\u002d\u002dpreset\u002d\u002dborder-radius\u002d\u002dlarge)"}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/person-1.svg' ) ); ?>" alt="<?php esc_attr_e( 'Ingrid Solheim', 'frontage' ); ?>" style="border-radius:var(--wp--preset--border-radius--large);aspect-ratio:4/5;object-fit:cover"/></figure>
<!-- /wp:image -->

<!-- wp:heading {"level":3,"fontSize":"medium","style":{"spacing":{"margin":{"top":"0.75rem"}}}} -->
<h3 class="wp-block-heading has-medium-font-size" style="margin-top:0.75rem"><?php esc_html_e( 'Ingrid Solheim', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","textColor":"muted"} -->
<p class="has-muted-color has-text-color has-small-font-size"><?php esc_html_e( 'Managing partner', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"person"},"style":{"spacing":{"blockGap":"0.25rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"var(\u002d\u002dwp\u002d\u002dpreset\u002d\u002dborder-radius\u002d\u002dlarge)"}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/person-2.svg' ) ); ?>" alt="<?php esc_attr_e( 'Daniel Okafor', 'frontage' ); ?>" style="border-radius:var(--wp--preset--border-radius--large);aspect-ratio:4/5;object-fit:cover"/></figure>
<!-- /wp:image -->

<!-- wp:heading {"level":3,"fontSize":"medium","style":{"spacing":{"margin":{"top":"0.75rem"}}}} -->
<h3 class="wp-block-heading has-medium-font-size" style="margin-top:0.75rem"><?php esc_html_e( 'Daniel Okafor', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","textColor":"muted"} -->
<p class="has-muted-color has-text-color has-small-font-size"><?php esc_html_e( 'Finance and banking', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"person"},"style":{"spacing":{"blockGap":"0.25rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"var(\u002d\u002dwp\u002d\u002dpreset\u002d\u002dborder-radius\u002d\u002dlarge)"}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/person-3.svg' ) ); ?>" alt="<?php esc_attr_e( 'Kari Nygaard', 'frontage' ); ?>" style="border-radius:var(--wp--preset--border-radius--large);aspect-ratio:4/5;object-fit:cover"/></figure>
<!-- /wp:image -->

<!-- wp:heading {"level":3,"fontSize":"medium","style":{"spacing":{"margin":{"top":"0.75rem"}}}} -->
<h3 class="wp-block-heading has-medium-font-size" style="margin-top:0.75rem"><?php esc_html_e( 'Kari Nygaard', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","textColor":"muted"} -->
<p class="has-muted-color has-text-color has-small-font-size"><?php esc_html_e( 'Succession', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"person"},"style":{"spacing":{"blockGap":"0.25rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"var(\u002d\u002dwp\u002d\u002dpreset\u002d\u002dborder-radius\u002d\u002dlarge)"}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/person-4.svg' ) ); ?>" alt="<?php esc_attr_e( 'Amara Diallo', 'frontage' ); ?>" style="border-radius:var(--wp--preset--border-radius--large);aspect-ratio:4/5;object-fit:cover"/></figure>
<!-- /wp:image -->

<!-- wp:heading {"level":3,"fontSize":"medium","style":{"spacing":{"margin":{"top":"0.75rem"}}}} -->
<h3 class="wp-block-heading has-medium-font-size" style="margin-top:0.75rem"><?php esc_html_e( 'Amara Diallo', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","textColor":"muted"} -->
<p class="has-muted-color has-text-color has-small-font-size"><?php esc_html_e( 'Strategy', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"person"},"style":{"spacing":{"blockGap":"0.25rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"var(\u002d\u002dwp\u002d\u002dpreset\u002d\u002dborder-radius\u002d\u002dlarge)"}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/person-5.svg' ) ); ?>" alt="<?php esc_attr_e( 'Tom Berger', 'frontage' ); ?>" style="border-radius:var(--wp--preset--border-radius--large);aspect-ratio:4/5;object-fit:cover"/></figure>
<!-- /wp:image -->

<!-- wp:heading {"level":3,"fontSize":"medium","style":{"spacing":{"margin":{"top":"0.75rem"}}}} -->
<h3 class="wp-block-heading has-medium-font-size" style="margin-top:0.75rem"><?php esc_html_e( 'Tom Berger', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","textColor":"muted"} -->
<p class="has-muted-color has-text-color has-small-font-size"><?php esc_html_e( 'Acquisitions', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"person"},"style":{"spacing":{"blockGap":"0.25rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"var(\u002d\u002dwp\u002d\u002dpreset\u002d\u002dborder-radius\u002d\u002dlarge)"}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/person-6.svg' ) ); ?>" alt="<?php esc_attr_e( 'Maya Fernandes', 'frontage' ); ?>" style="border-radius:var(--wp--preset--border-radius--large);aspect-ratio:4/5;object-fit:cover"/></figure>
<!-- /wp:image -->

<!-- wp:heading {"level":3,"fontSize":"medium","style":{"spacing":{"margin":{"top":"0.75rem"}}}} -->
<h3 class="wp-block-heading has-medium-font-size" style="margin-top:0.75rem"><?php esc_html_e( 'Maya Fernandes', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","textColor":"muted"} -->
<p class="has-muted-color has-text-color has-small-font-size"><?php esc_html_e( 'Legal', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
