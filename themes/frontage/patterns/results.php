<?php
/**
 * Title: Search results
 * Slug: frontage/results
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:search {"label":"<?php esc_attr_e( 'Search', 'frontage' ); ?>","showLabel":false,"buttonText":"<?php esc_attr_e( 'Search', 'frontage' ); ?>","placeholder":"<?php esc_attr_e( 'What are you looking for?', 'frontage' ); ?>"} /-->

<!-- wp:query {"query":{"perPage":10,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":true},"layout":{"type":"default"}} -->
<div class="wp-block-query"><!-- wp:query-total {"fontSize":"small","textColor":"muted","style":{"spacing":{"margin":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|20"}}}} /-->

<!-- wp:post-template {"className":"is-style-ruled","style":{"spacing":{"blockGap":"0"}}} -->
<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between","verticalAlignment":"top"}} -->
<div class="wp-block-group"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:post-title {"isLink":true,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"fontSize":"large"} /-->

<!-- wp:post-excerpt {"excerptLength":30,"style":{"spacing":{"margin":{"top":"0.5rem","bottom":"0"}}},"textColor":"muted"} /--></div>
<!-- /wp:group -->

<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"1","width":"6rem","style":{"border":{"radius":"var(\u002d\u002dwp\u002d\u002dpreset\u002d\u002dborder-radius\u002d\u002dsmall)"}}} /--></div>
<!-- /wp:group -->
<!-- /wp:post-template -->

<!-- wp:query-pagination {"paginationArrow":"arrow","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"}}},"layout":{"type":"flex","justifyContent":"space-between"}} -->
<!-- wp:query-pagination-previous /-->

<!-- wp:query-pagination-numbers /-->

<!-- wp:query-pagination-next /-->
<!-- /wp:query-pagination -->

<!-- wp:query-no-results -->
<!-- wp:paragraph {"fontSize":"large","textColor":"muted","style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}}}} -->
<p class="has-muted-color has-text-color has-large-font-size" style="margin-top:var(--wp--preset--spacing--40)"><?php esc_html_e( 'No results found. Try different or fewer keywords.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:pattern {"slug":"frontage/suggestions"} /-->
<!-- /wp:query-no-results --></div>
<!-- /wp:query -->
