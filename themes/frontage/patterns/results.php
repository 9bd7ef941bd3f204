<?php
/**
 * Title: Search results
 * Slug: frontage/results
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:search {"label":"<?php esc_attr_e( 'Search', 'frontage' ); ?>","showLabel":false,"buttonText":"<?php esc_attr_e( 'Search', 'frontage' ); ?>"} /-->

<!-- wp:query {"query":{"perPage":10,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":true},"layout":{"type":"default"}} -->
<div class="wp-block-query"><!-- wp:post-template {"className":"is-style-ruled","style":{"spacing":{"blockGap":"0"}}} -->
<!-- wp:post-title {"isLink":true,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"fontSize":"large"} /-->

<!-- wp:post-excerpt {"excerptLength":30,"style":{"spacing":{"margin":{"top":"0.5rem","bottom":"0"}}},"textColor":"muted"} /-->
<!-- /wp:post-template -->

<!-- wp:query-pagination {"layout":{"type":"flex","justifyContent":"space-between"}} -->
<!-- wp:query-pagination-previous /-->

<!-- wp:query-pagination-next /-->
<!-- /wp:query-pagination -->

<!-- wp:query-no-results -->
<!-- wp:paragraph {"fontSize":"large","textColor":"muted"} -->
<p class="has-muted-color has-text-color has-large-font-size"><?php esc_html_e( 'Nothing was found. Try another word, or fewer of them.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:query-no-results --></div>
<!-- /wp:query -->
