<?php
/**
 * Title: Post author and date
 * Slug: frontage/byline
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"textColor":"muted","fontSize":"small","style":{"spacing":{"blockGap":"0.5rem 1.25rem","margin":{"top":"var:preset|spacing|30"}}},"layout":{"type":"flex","flexWrap":"wrap"}} -->
<div class="wp-block-group has-muted-color has-text-color has-small-font-size" style="margin-top:var(--wp--preset--spacing--30)"><!-- wp:post-author-name {"isLink":true,"style":{"typography":{"fontWeight":"600"},"elements":{"link":{"color":{"text":"var:preset|color|contrast"}}}}} /-->

<!-- wp:post-date /-->

<!-- wp:post-time-to-read {"displayAsRange":false} /--></div>
<!-- /wp:group -->
