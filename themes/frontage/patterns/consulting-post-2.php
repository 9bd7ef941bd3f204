<?php
/**
 * Title: Consulting: Paper 2
 * Slug: frontage/consulting-post-2
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Owners like to know what the firm is worth. The honest answer has two figures: one for a good day and one for a bad day. Buyers and banks look at the second.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'A good day', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'On a good day three buyers are interested, interest rates are low and your best year has just ended. The price is then a multiple of profit, and a friend tells you about a competitor who got more. You will hear that figure at the golf club. It is seldom the one on the contract.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'A bad day', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'On a bad day you have to sell, because of your health, a quarrel or a bank. There is one buyer, and he knows it. What remains is what works without you. Contracts that run on, people who stay, machines that are paid for, customers who are not friends of yours.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Four ways to raise the second figure', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Write down what only you know. Prices, recipes, promises to customers: they are worth nothing while they are in your head.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Let a colleague sign. A second person at the bank and with suppliers makes the firm less dependent on you from the first month.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Leave for four weeks. What breaks in that time is the list of work for the next year. What does not break is worth money.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Separate the land from the business. A buyer who can rent needs less credit, and the family keeps something that lasts.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'When to count', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Count once a year, at the same time as the annual accounts, and keep both figures on one page. The gap between them shows how ready you are. If it gets smaller, you are on the way, even if the first figure stands still.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
