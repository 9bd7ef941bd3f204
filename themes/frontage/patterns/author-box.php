<?php
/**
 * Title: Author box
 * Slug: frontage/author-box
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"backgroundColor":"tint","className":"is-style-author","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|40","right":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40"},"margin":{"top":"var:preset|spacing|60"}},"border":{"radius":"var(\u002d\u002dwp\u002d\u002dpreset\u002d\u002dborder-radius\u002d\u002dlarge)"}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-author has-tint-background-color has-background" style="border-radius:var(--wp--preset--border-radius--large);margin-top:var(--wp--preset--spacing--60);padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40)"><!-- wp:paragraph {"fontSize":"small","textColor":"muted","style":{"spacing":{"margin":{"bottom":"0"}}}} -->
<p class="has-muted-color has-text-color has-small-font-size" style="margin-bottom:0"><?php esc_html_e( 'Written by', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:post-author-name {"isLink":true,"fontSize":"large","style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"650"},"elements":{"link":{"color":{"text":"var:preset|color|contrast"}}}}} /-->

<!-- wp:post-author-biography {"textColor":"muted","style":{"spacing":{"margin":{"top":"0.25rem"}}}} /--></div>
<!-- /wp:group -->
