<?php
/**
 * Title: Consulting: A letter
 * Slug: frontage/consulting-letter
 * Categories: about
 * Description: A letter in two columns with a large initial.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-consulting-margin","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-consulting-margin" style="margin-top:0;margin-bottom:0"><!-- wp:paragraph {"className":"is-style-consulting-label"} -->
<p class="is-style-consulting-label"><?php esc_html_e( 'A letter', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'To an owner of fifty-eight', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"className":"is-style-consulting-letter","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-consulting-letter"><!-- wp:paragraph -->
<p><?php esc_html_e( 'You know every customer by the sound of the car. You also know that nobody else does. That is not a weakness of your people. It is the last thing you have not handed over.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Most firms are not lost in the sale. They are lost in the three years before, when everyone waits and no one asks. The good ones leave first.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'So ask. Not a lawyer yet, and not the bank. Ask your children what they want when you are not in the room. It will surprise you, and it will take six months to talk through.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Begin with a date. It may move. A firm that knows its date works better than a firm that does not.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"is-style-consulting-signed","layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group is-style-consulting-signed"><!-- wp:paragraph {"metadata":{"frSample":"person"},"className":"is-style-consulting-fee","fontSize":"x-large"} -->
<p class="is-style-consulting-fee has-x-large-font-size"><?php esc_html_e( 'Eva Lind', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"className":"is-style-consulting-line"} -->
<p class="is-style-consulting-line"><a href="#page-about"><?php esc_html_e( 'Why we write letters', 'frontage' ); ?></a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
