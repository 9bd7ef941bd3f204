<?php

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"className":"is-style-eyebrow-line"} -->
<p class="is-style-eyebrow-line"><?php esc_html_e( 'Section topic', 'frontage-site' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php echo wp_kses_post( __( 'A heading with a <mark class="fr-highlight">key word</mark>', 'frontage-site' ) ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'One or two sentences that introduce this section.', 'frontage-site' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->
