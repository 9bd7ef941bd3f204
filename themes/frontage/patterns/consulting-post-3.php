<?php
/**
 * Title: Consulting: Paper 3
 * Slug: frontage/consulting-post-3
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'A family council is a meeting with an agenda, minutes and an end. It sounds stiff for people who share a breakfast table. That is exactly why it works.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Who belongs to it', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Everyone who owns shares or will inherit some, from the age of sixteen. Partners by marriage may listen from the second year on. One person from outside takes the chair, so that nobody has to be referee and player at once.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'What it decides', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'It decides how much profit stays in the firm, who of the family may work there and on what terms, and how a person leaves. It does not decide prices, machines or staff. Those belong to the person who runs the business, related or not.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Rules that hold when it gets loud', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Nobody speaks for a person who is absent. Nobody is interrupted during the first round. A proposal that came by phone the night before waits until the next meeting. Minutes go out within a week, and silence for two weeks means consent.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'A charter to copy', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Keep it to one page. First, why we own this firm together. Second, who may work in it, and who decides that. Third, what share of the profit stays. Fourth, how shares are valued and passed on. Fifth, how we change this page. Sign it by hand, all of you, and put a date on it.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'The first meeting', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Take two hours and one subject: the last one that caused a quarrel, if it was small. If that goes well, the charter can wait until the second meeting. A council that has solved something once will be asked again.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
